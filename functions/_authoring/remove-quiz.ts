import { fateIfDeleted } from '@quizhall/shared/rules/deletion';
import type { Writes } from '../_data/idioms.ts';
import { getPool } from '../_data/pools.ts';
import { deleteQuiz, getQuiz, type Quiz } from '../_data/quizzes.ts';
import { isSettling, poolReturn } from '../_payments/return-pool.ts';
import { now, nowIso } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';

/** A payment may arrive, or a save be made, so often in between. */
const TRIES = 5;

/**
 * Deletes a quiz. The money of its prize goes back in the same transaction, but not once the quiz has ended: then its
 * winners get it.
 * @throws AppError NOT_FOUND once it is deleted or somebody else's
 */
export async function removeQuiz(quiz: Quiz, by: string): Promise<void> {
  let current: Quiz | undefined = quiz;
  for (let tries = 0; tries < TRIES; tries++) {
    if (current?.ownerId !== quiz.ownerId) throw new AppError('NOT_FOUND');
    const back = await moneyBack(current, by);
    if (back && (await deleteQuiz(current, nowIso(), back))) return;
    current = await getQuiz(quiz.id);
  }
  throw new AppError('UNAVAILABLE');
}

async function moneyBack(quiz: Quiz, by: string): Promise<Writes | undefined> {
  if (fateIfDeleted(quiz, now()).prize !== 'back') return [];
  const money = await getPool(quiz.id);
  return isSettling(money) ? [] : poolReturn(quiz, money, { keep: 0, by });
}
