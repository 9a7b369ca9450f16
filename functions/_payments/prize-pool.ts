import { POSTINGS } from '@quizhall/shared/rules/ledger';
import { changedPool, getPool } from '../_data/pools.ts';
import { getStoredQuiz } from '../_data/quizzes.ts';
import type { Purpose } from './purpose.ts';

/** Money for the winners of a quiz. A quiz that was deleted meanwhile wants none. */
export const prizePool: Purpose = {
  paid: async ({ id: chargeId, subject: quizId, amount, fee }) => {
    const [quiz, pool] = await Promise.all([getStoredQuiz(quizId), getPool(quizId)]);
    if (!quiz || quiz.deletedAt || pool.pending?.chargeId !== chargeId) return 'unwanted';
    const next = {
      escrow: pool.escrow + amount,
      paid: [...pool.paid, { chargeId, amount, fee }],
      pending: undefined,
    };
    return {
      posting: POSTINGS.poolFunded(quizId, { amount, fee }),
      writes: [changedPool(quizId, pool, next)],
    };
  },
  failed: async ({ id, subject: quizId }) => {
    const pool = await getPool(quizId);
    return pool.pending?.chargeId === id ? [changedPool(quizId, pool, { pending: undefined })] : [];
  },
};
