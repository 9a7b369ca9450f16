import { POSTINGS } from '@quizhall/shared/rules/ledger';
import { newPoolLook } from '../_data/due-work.ts';
import { changedPool, getPool } from '../_data/pools.ts';
import { getStoredQuiz } from '../_data/quizzes.ts';
import { now } from '../_platform/clock.ts';
import type { Purpose } from './purpose.ts';

/** Money for the winners of a quiz. A quiz that was deleted or is over meanwhile wants none. */
export const prizePool: Purpose = {
  paid: async ({ id: chargeId, subject: quizId, amount, fee }) => {
    const [quiz, pool] = await Promise.all([getStoredQuiz(quizId), getPool(quizId)]);
    const isWanted = quiz && !quiz.deletedAt && pool.pending?.chargeId === chargeId && !pool.settlement;
    if (!isWanted) return 'unwanted';
    const next = {
      escrow: pool.escrow + amount,
      paid: [...pool.paid, { chargeId, amount, fee }],
      pending: undefined,
    };
    return {
      posting: POSTINGS.poolFunded(quizId, { amount, fee }),
      writes: [changedPool(quizId, pool, next), { Put: newPoolLook(quizId, now()) }],
    };
  },
  failed: async ({ id, subject: quizId }) => {
    const pool = await getPool(quizId);
    return pool.pending?.chargeId === id ? [changedPool(quizId, pool, { pending: undefined })] : [];
  },
};
