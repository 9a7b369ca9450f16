import { encodeMarks, type Marks, scoreOf } from '@quizhall/shared/grading';
import type { Attempt } from '../_data/attempts.ts';
import type { newAuditEntry } from '../_data/audit.ts';
import { replaceMarks } from '../_data/marks.ts';
import { getLiveQuiz, type QuizVersion } from '../_data/quiz-cache.ts';
import { AppError } from '../_platform/errors.ts';
import { keptOf } from './rewards.ts';

/**
 * Stores the marks that a person or a corrected key gave, with the score that they make: the one way to change a result
 * after the finish. Statistics follow from the stream. `at` in epoch ms; `audit` is kept in one transaction with them. Not done:
 * read the attempt again.
 * @throws AppError IN_PROGRESS
 */
export async function storeMarks(
  attempt: Attempt,
  { questions, settings, rewards }: Pick<QuizVersion, 'questions' | 'settings' | 'rewards'>,
  marks: Marks,
  at: number,
  { comments, audit }: { comments?: Attempt['comments']; audit?: ReturnType<typeof newAuditEntry> } = {},
): Promise<{ done: boolean; attempt: Attempt }> {
  if (!attempt.card) throw new AppError('IN_PROGRESS');
  const score = scoreOf(questions, marks.each, settings.passingScore);
  const quiz = { settings, rewards: rewards ?? (await getLiveQuiz(attempt.quizId)).rewards };
  const remarked = {
    marks: encodeMarks(marks),
    percentage: score.percentage,
    passed: score.isPassing,
    earned: keptOf(attempt, quiz, score, attempt.card.time),
    comments,
  };
  return replaceMarks(attempt, remarked, at, audit);
}
