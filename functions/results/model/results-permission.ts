import type { ResultsFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import { may, type QuizAction, type Role } from '@quizhall/shared/rules/permissions';
import { AppError } from '../../platform/errors.ts';

/** What it takes to see such a file: the overview as PDF names nobody. */
export const actionFor = (format: ResultsFormat): QuizAction =>
  format === 'pdf' ? 'quiz.view' : 'quiz.grade';

/** @throws AppError FORBIDDEN */
export function assertMaySeeResults(roles: readonly Role[], format: ResultsFormat): void {
  if (!may(roles, actionFor(format))) throw new AppError('FORBIDDEN');
}
