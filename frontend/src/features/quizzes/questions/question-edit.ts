import { countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { OptionForm, QuestionForm } from '../editor/quiz-form.ts';
import type { Keyed } from './rows.ts';

/** multiple_choice toggles each option on its own; the other types have one correct option. */
export function markCorrect(options: OptionForm[], key: string, many: boolean): OptionForm[] {
  return options.map((option) => {
    if (option.key === key) return { ...option, isCorrect: many ? !option.isCorrect : true };
    return many ? option : { ...option, isCorrect: false };
  });
}

/** Returns the options for the new type. A type with one correct option keeps the first correct one. */
export function optionsForType(options: OptionForm[], type: QuestionType): OptionForm[] {
  if (type !== 'one_choice') return options;
  const correct = options.findIndex((option) => option.isCorrect);
  return options.map((option, index) => ({ ...option, isCorrect: index === correct }));
}

/**
 * Returns one row of accepted answers per blank, at least one. Rows beyond the last blank are omitted here and stay
 * in the form.
 */
export function blankRows(question: string, blanks: string[][]): string[][] {
  const count = Math.max(1, countBlanks(question));
  return Array.from({ length: count }, (_, index) => blanks[index] ?? []);
}

export function setBlank(blanks: string[][], index: number, answers: string[]): string[][] {
  const length = Math.max(blanks.length, index + 1);
  return Array.from({ length }, (_, row) => (row === index ? answers : (blanks[row] ?? [])));
}

const rekeyed = <Row extends Keyed>(rows: Row[], id: string): Row[] =>
  rows.map((row, index) => ({ ...row, key: `${id}-${index + 1}` }));

/** Returns a copy with new ids. Results stay with the original. */
export function duplicateQuestion(question: QuestionForm, id: string): QuestionForm {
  return {
    ...structuredClone(question),
    id,
    options: rekeyed(question.options, id),
    pairs: rekeyed(question.pairs, id),
    items: rekeyed(question.items, id),
  };
}

/** True if the question matches the search text in its text, options, answers, pairs or items. */
export function matchesSearch(question: QuestionForm, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return true;
  const texts = [
    question.question,
    ...question.options.flatMap(({ text, media }) => [text, media?.alt ?? '']),
    question.media?.alt ?? '',
    ...question.answers,
    ...question.blanks.flat(),
    ...question.pairs.flatMap(({ left, right }) => [left, right]),
    ...question.distractors,
    ...question.items.map(({ text }) => text),
    ...question.tags,
  ];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
