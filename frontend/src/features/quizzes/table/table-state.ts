import { replaceEqualDeep } from '@tanstack/react-query';
import type { QuestionTimesMode } from '../settings/question-times-mode.ts';
import type { QuestionForm, QuizForm } from '../editor/quiz-form.ts';
import { readCell, type Refused } from './cells.ts';
import type { ColumnId } from './columns.ts';

/** Rejected texts by question and column. */
export type Refusals = Readonly<Record<string, Refused>>;

export const refusalKey = (id: string, column: ColumnId): string => `${id}/${column}`;

/** Questions of the form, and the rejected cell texts beside them. */
export interface TableState {
  questions: readonly QuestionForm[];
  times: QuestionTimesMode;
  /** Shared limit of all questions, if any. */
  shared: number;
  refused: Refusals;
}

/** Returns the effective limit of a question, in seconds. */
export function secondsOf({ timeLimit }: QuestionForm, { times, shared }: TableState): number {
  if (times === 'none') return 0;
  return times === 'same' ? shared : timeLimit;
}

/** Returns the displayed text of a cell: the rejected text, otherwise the question's value. */
export const textAt = (state: TableState, question: QuestionForm, column: ColumnId): string | undefined =>
  state.refused[refusalKey(question.id, column)]?.text ??
  readCell(question, column, secondsOf(question, state));

/**
 * Returns the form's questions. Unchanged ones keep their object, so that rows do not rerender and history steps
 * share them. Changed ones are copied, because the form mutates its objects.
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
