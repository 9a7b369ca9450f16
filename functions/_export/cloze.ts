import { acceptedPerBlank, splitAtBlanks } from '@quizhall/shared/grading';
import type { QuestionOf } from '@quizhall/shared/model/question';
import { toleranceOf } from './numbers.ts';
import { CannotHold } from './parts.ts';
import { moodleAnswers, partsLoss, writtenLosses } from './written.ts';

/** Signs that end an answer, and characters that Moodle would take for entities. */
const escape = (text: string): string =>
  text.replace(/[}#~/"\\]/g, '\\$&').replace(/&(?=(?:[a-z]|\\#)\w*;)/gi, '&amp;');

/** A text that would be taken for a blank. */
const TAKEN = /\{\d*(?:\.\d*)?:[A-Z]/;

/** Several blanks as embedded answers, `{2:SHORTANSWER:=Paris~=Paname}`; the points go to the blanks in equal parts. */
export function clozeText(question: QuestionOf<'fill_blank'>): { text: string; losses: string[] } {
  const around = splitAtBlanks(question.question);
  if (around.some((text) => TAKEN.test(text)))
    throw new CannotHold('The text looks like one with embedded answers');
  if (question.grading?.match === 'pattern') throw new CannotHold('Embedded answers cannot be patterns here');
  const isNumber = question.grading?.match === 'number';
  const accepted = acceptedPerBlank(question);
  const points = question.points / accepted.length;
  const isDivisible = Number.isInteger(points);
  const gaps = accepted.map((texts) => {
    const answers = moodleAnswers(question, texts).map((text) => {
      if (!isNumber) return `=${escape(text)}`;
      const { value, tolerance } = toleranceOf(text);
      return `=${value}:${tolerance}`;
    });
    return `{${isDivisible ? points : 1}:${isNumber ? 'NUMERICAL' : 'SHORTANSWER'}:${answers.join('~')}}`;
  });
  return {
    text: around.map((text, index) => `${text}${gaps[index] ?? ''}`).join(''),
    losses: [
      ...writtenLosses(question),
      ...partsLoss(question),
      ...(isDivisible
        ? []
        : [`Its ${question.points} points cannot be shared out equally: each blank gives one`]),
    ],
  };
}
