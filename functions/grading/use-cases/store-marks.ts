import { encodeMarks, type Marks, scoreOf } from '@quizhall/shared/grading';
import type { Attempt } from '../../attempts/model/attempts.ts';
import type { auditEntryItem } from '../../quizzes/model/audit.ts';
import { type Remarked, replaceMarks } from '../model/stored-marks.ts';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { AppError } from '../../platform/errors.ts';
import { keptOf } from '../../attempts/model/attempt-rewards.ts';

type Content = Pick<QuizVersion, 'questions' | 'settings' | 'rewards'>;

/** What marks make of an attempt: its score and what that earns. @throws AppError IN_PROGRESS */
export function remarkedAs(
  attempt: Attempt,
  { questions, settings, rewards }: Content,
  marks: Marks,
): Remarked {
  if (!attempt.card) throw new AppError('IN_PROGRESS');
  const score = scoreOf(questions, marks.each, settings.passingScore);
  return {
    marks: encodeMarks(marks),
    percentage: score.percentage,
    passed: score.isPassing,
    earned: keptOf(attempt, { settings, rewards }, score, attempt.card),
  };
}

/**
 * Stores the marks that a person gave, with the score that they make; those of a corrected key are stored by
 * `functions/grading/jobs/regrade-attempt.ts`. Statistics follow from the stream. `at` in epoch ms; `audit` is kept in one transaction with them. Not
 * done: read the attempt again.
 * @throws AppError IN_PROGRESS
 */
export async function storeMarks(
  attempt: Attempt,
  content: Content,
  marks: Marks,
  at: number,
  { comments, audit }: { comments?: Attempt['comments']; audit?: ReturnType<typeof auditEntryItem> } = {},
): Promise<{ done: boolean; attempt: Attempt }> {
  return replaceMarks(attempt, { ...remarkedAs(attempt, content, marks), comments }, at, audit);
}
