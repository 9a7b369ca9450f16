import type { Question } from '../model/question.ts';
import type { Grader } from './grader.ts';

const correctTexts = ({ options }: Question): string[] =>
  options.filter((option) => option.isCorrect).map((option) => option.text);

/** All or nothing: the set of chosen texts equals the set of correct texts, in any order. */
export const multipleChoice: Grader = {
  isCorrect(question, answer) {
    if (!Array.isArray(answer)) return false;
    const chosen = new Set(answer);
    const correct = new Set(correctTexts(question));
    return correct.size > 0 && chosen.size === correct.size && [...chosen].every((text) => correct.has(text));
  },
  correctAnswer: correctTexts,
};
