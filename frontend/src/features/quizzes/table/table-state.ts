import { replaceEqualDeep } from '@tanstack/react-query';
import type { QuestionTimesMode } from '../settings/question-times-mode.ts';
import type { QuestionForm, QuizForm } from '../editor/quiz-form.ts';
import { readCell, type Refused } from './cells.ts';
import type { ColumnId } from './columns.ts';

/** Texts that their cells could not take, by question and column. */
export type Refusals = Readonly<Record<string, Refused>>;

export const refusalKey = (id: string, column: ColumnId): string => `${id}/${column}`;

/** Questions of the form, and the rejected cell texts beside them. */
export interface TableState {
  questions: readonly QuestionForm[];
  times: QuestionTimesMode;
  /** The limit of all questions, where they have one. */
  shared: number;
  refused: Refusals;
}

/** The limit that holds for a question, in seconds. */
export function secondsOf({ timeLimit }: QuestionForm, { times, shared }: TableState): number {
  if (times === 'none') return 0;
  return times === 'same' ? shared : timeLimit;
}

/** Returns the displayed text of a cell: the rejected text, otherwise the question's value. */
export const textAt = (state: TableState, question: QuestionForm, column: ColumnId): string | undefined =>
  state.refused[refusalKey(question.id, column)]?.text ??
  readCell(question, column, secondsOf(question, state));

/**
 * The form's questions, each the same object as before as long as nothing in it changed: rows that stay are not drawn
 * anew, and steps of the history share them. The form changes its own objects in place, so new ones are copies.
 */
export function followForm(
  before: TableState,
  { questions, questionTimes, settings }: Pick<QuizForm, 'questions' | 'questionTimes' | 'settings'>,
): TableState {
  const known = new Map(before.questions.map((question) => [question.id, question]));
  const next = questions.map((question) => {
    const old = known.get(question.id);
    return old && replaceEqualDeep(old, question) === old ? old : structuredClone(question);
  });
  const same =
    next.length === before.questions.length &&
    next.every((question, index) => question === before.questions[index]);
  if (same && questionTimes === before.times && settings.questionTimeLimit === before.shared) return before;
  return {
    ...before,
    questions: same ? before.questions : next,
    times: questionTimes,
    shared: settings.questionTimeLimit,
  };
}
