import { getEntry, useEntry } from '../_data/entries.ts';
import type { LiveQuiz } from '../_data/quiz-cache.ts';
import { type Payer, payerOf } from '../_payments/payer.ts';

/**
 * Whether somebody has paid to take a quiz: the one place that says so, to the page before the start and to admission alike.
 * It is asked for paid quizzes alone (`standingOf`), so it costs no other start anything.
 */
export async function findPayment({ id }: Pick<LiveQuiz, 'id'>, payer: Payer): Promise<boolean> {
  const name = await payerOf(payer);
  return name !== undefined && (await getEntry(id, name))?.status === 'paid';
}

/** Remembers which attempt was begun with a payment, which from its first answer on is not given back. */
export async function notePaidStart(quizId: string, payer: Payer, attemptId: string): Promise<void> {
  const name = await payerOf(payer);
  if (name !== undefined) await useEntry(quizId, name, attemptId);
}
