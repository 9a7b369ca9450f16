import { countBlanks } from '@quizhall/shared/grading';
import type { OfferedQuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { emptyOption, type OptionForm, type QuestionForm } from './quiz-form.ts';

/** Where a type keeps its options in the form, or undefined for types that are answered in words. */
export function optionsField(type: OfferedQuestionType): 'options' | 'truth' | undefined {
  if (type === 'true_false') return 'truth';
  return type === 'one_choice' || type === 'multiple_choice' ? 'options' : undefined;
}

/** multiple_choice toggles each option on its own; the other types have one correct option. */
export function markCorrect(options: OptionForm[], key: string, many: boolean): OptionForm[] {
  return options.map((option) => {
    if (option.key === key) return { ...option, isCorrect: many ? !option.isCorrect : true };
    return many ? option : { ...option, isCorrect: false };
  });
}

export function changeOption(options: OptionForm[], key: string, change: Partial<OptionForm>): OptionForm[] {
  return options.map((option) => (option.key === key ? { ...option, ...change } : option));
}

export const canAddOption = (options: OptionForm[]): boolean => options.length < LIMITS.optionsMax;
export const canRemoveOption = (options: OptionForm[]): boolean => options.length > LIMITS.optionsMin;

export function addOption(options: OptionForm[], key: string): OptionForm[] {
  return canAddOption(options) ? [...options, emptyOption(key)] : options;
}

export function removeOption(options: OptionForm[], key: string): OptionForm[] {
  return canRemoveOption(options) ? options.filter((option) => option.key !== key) : options;
}

/** Options as the new type allows them: a type with one correct option keeps the first one that was marked. */
export function optionsForType(options: OptionForm[], type: OfferedQuestionType): OptionForm[] {
  if (type !== 'one_choice') return options;
  const correct = options.findIndex((option) => option.isCorrect);
  return options.map((option, index) => ({ ...option, isCorrect: index === correct }));
}

/** One row of accepted answers per blank of the text, and at least one. Rows beyond the last blank are kept aside. */
export function blankRows(question: string, blanks: string[][]): string[][] {
  const count = Math.max(1, countBlanks(question));
  return Array.from({ length: count }, (_, index) => blanks[index] ?? []);
}

export function setBlank(blanks: string[][], index: number, answers: string[]): string[][] {
  const length = Math.max(blanks.length, index + 1);
  return Array.from({ length }, (_, row) => (row === index ? answers : (blanks[row] ?? [])));
}

/** A copy with its own ids; results of the original stay with the original. */
export function duplicateQuestion(question: QuestionForm, id: string): QuestionForm {
  return {
    ...structuredClone(question),
    id,
    options: question.options.map((option, index) => ({ ...option, key: `${id}-${index + 1}` })),
  };
}

/** Whether a question shows up for what was typed into the search box: its text, its options and its answers. */
export function matchesSearch(question: QuestionForm, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return true;
  const texts = [
    question.question,
    ...question.options.map((option) => option.text),
    ...question.answers,
    ...question.blanks.flat(),
    ...question.tags,
  ];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
