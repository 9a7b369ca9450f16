import type { PayInput } from '@quizhall/shared/model/payment';
import { changedPool, getPool } from '../_data/pools.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { AppError } from '../_platform/errors.ts';
import { beginCharge, paymentRunning } from './begin.ts';
import { billOf } from './pool-answer.ts';

/**
 * Begins to pay what the prize pool of a quiz still needs, one payment at a time.
 * @throws AppError INVALID_STATE where nothing is due, and as `beginCharge`
 */
export async function fundPool(
  quiz: Pick<Quiz, 'id' | 'prizePool'>,
  by: PayInput & { payer: string; cause: string },
) {
  const { pending, ...pool } = await getPool(quiz.id);
  if (pool.settlement)
    throw new AppError('INVALID_STATE', { message: 'This quiz is over: its prize pool is being settled.' });
  const { due } = billOf(quiz, pool);
  if (due.amount === 0)
    throw new AppError('INVALID_STATE', { message: 'There is nothing to pay for this prize pool.' });
  return beginCharge(
    { ...by, ...due, purpose: 'prizePool', subject: quiz.id },
    {
      running: pending?.chargeId,
      take: async (chargeId) => {
        const now = await getPool(quiz.id);
        if (now.pending && now.pending.chargeId !== chargeId) throw paymentRunning(now.pending.chargeId);
        // Another payment came in between: what is charged would be paid twice.
        if (billOf(quiz, now).due.amount !== due.amount) throw new AppError('PAYMENT_RUNNING');
        return [changedPool(quiz.id, now, { pending: { chargeId, ...due } })];
      },
    },
  );
}
