import { getEntry, markEntryUsed } from './entries.ts';
import { type Attempt, getAttempt } from '../../attempts/model/attempts.ts';
import { AppError } from '../../platform/errors.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { type Payer, getPayerKey } from './payer.ts';

/**
 * Whether somebody has paid to take a quiz: the one place that says so, to the page before the start and to admission alike.
 * It is asked for paid quizzes alone (`standingOf`), so it costs no other start anything.
 */
export async function hasPaidEntry({ id }: Pick<LiveQuiz, 'id'>, payer: Payer): Promise<boolean> {
  const name = await getPayerKey(payer);
  return name !== undefined && (await getEntry(id, name))?.status === 'paid';
}

/** Stores which attempt was started with a payment. Once it has an answer, the payment is not refundable. */
export const storePaidStart = (quizId: string, payer: string, attemptId: string): Promise<void> =>
  markEntryUsed(quizId, payer, attemptId);

/**
 * Refuses a hand-in whose entry is gone. A refund ends the attempts that it knows of; one that began at the same moment is
 * found here.
 * @throws AppError PAYMENT_REQUIRED
 */
export async function assertStillPaid({ id, quizId }: Pick<Attempt, 'id' | 'quizId'>): Promise<void> {
  const attempt = await getAttempt(id);
  if (attempt?.status !== 'in_progress' || attempt.payer === undefined) return;
  if ((await getEntry(quizId, attempt.payer))?.status !== 'paid') throw new AppError('PAYMENT_REQUIRED');
}
