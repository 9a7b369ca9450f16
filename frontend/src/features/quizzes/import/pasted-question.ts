import { BULLET, pastedOptions, type PastedOption } from './pasted-lines.ts';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { isEmptyOption } from '../media/media.ts';

const LABELLED_LINE = /^\s*\p{L}[\p{L} ]{2,24}:\s*\S/u;
const NUMBER = /^\s*(?:\d{1,3}[.)]|\(\d{1,3}\))\s+/;

export interface SplitQuestion {
  stem: string;
  options: PastedOption[];
}

/** Splits a text into its first lines and the list of two or more options after them. */
export function splitQuestion(text: string): SplitQuestion | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const isOption = lines.map((line, index) => index > 0 && BULLET.test(line));
  const from = isOption.indexOf(true);
  const end = isOption.indexOf(false, from);
  const options = from > 0 ? lines.slice(from, end < 0 ? undefined : end) : [];
  if (options.length < 2) return undefined;
  const stem = lines.slice(0, from).join('\n').replace(NUMBER, '').trim();
  return { stem, options: pastedOptions(options.join('\n')) };
}

/** Checks for a question with its answers: a list of options, or a line such as `Answer: Paris`. */
export function mayHoldAnswers(text: string): boolean {
  return (
    splitQuestion(text) !== undefined ||
    text
      .split(/\r?\n/)
      .slice(1)
      .some((line) => LABELLED_LINE.test(line))
  );
}

/** Checks that a question has no text and no answers a paste could overwrite. */
export function isUnwritten({ question, options, answers, blanks, pairs, items }: QuestionForm): boolean {
  return (
    question.trim() === '' &&
    options.every(isEmptyOption) &&
    answers.length === 0 &&
    blanks.flat().length === 0 &&
    pairs.every(({ left, right }) => left === '' && right === '') &&
    items.every(({ text }) => text === '')
  );
}
