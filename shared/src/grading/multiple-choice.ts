import type { QuestionOf } from '../model/question.ts';
import type { Grader } from './grader.ts';

type MultipleChoice = QuestionOf<'multiple_choice'>;

const correctTexts = ({ options }: MultipleChoice): string[] =>
  options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);

/**
 * The set of chosen texts is compared with the set of correct texts. Every correct choice earns one, every other takes
 * one away (formula scoring for multiple true-false items: Frary, "Formula Scoring of Multiple-Choice Tests",
 * Educational Measurement: Issues and Practice 7(2), 1988), so ticking everything gains nothing.
 */
export const multipleChoice: Grader<MultipleChoice> = {
  judge(question, answer) {
    const chosen = new Set(Array.isArray(answer) ? answer : []);
    const correct = new Set(correctTexts(question));
    let right = 0;
    for (const text of chosen) right += Number(correct.has(text));
    return {
      earned: right - (chosen.size - right),
      of: correct.size,
      parts: question.options.map(({ text, isCorrect }) => ({
        part: text,
        given: chosen.has(text) ? text : '',
        expected: isCorrect ? [text] : [],
        isCorrect: chosen.has(text) === isCorrect,
      })),
    };
  },
  correctAnswer: correctTexts,
};
