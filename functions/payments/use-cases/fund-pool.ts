import type { PayInput } from '@quizhall/shared/model/payments/payment';
import { endOf, prizeSummary } from '@quizhall/shared/rules/payments/prize-pool';
import { placesProblem } from '@quizhall/shared/rules/payments/prizes';
import { PRIZES_OFF } from '@quizhall/shared/rules/quizzes/publish';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { updatePoolItem, getPool } from '../model/pools.ts';
import { getQuiz, paidPrizeItem, type Quiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { beginCharge, paymentRunningError } from '../model/begin-charge.ts';
import { retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { siteOffers } from '../model/payment-offers.ts';
import { poolBillOf } from './pool-answer.ts';
import { poolReturnItems, settlingError } from '../model/pool-return.ts';

/** Payments of one pool that stand beside each other: they go back in one transaction. */
const MOST_PAYMENTS = 15;

/** Why nothing can be paid for the prize of this quiz. */
function refusalOf({ prizePool, schedule }: Quiz, due: number): string | undefined {
  const end = endOf(schedule);
  if (!siteOffers().prizePools) return PRIZES_OFF;
  if (due === 0) return 'There is nothing to pay for this prize pool.';
  if (end === undefined) return 'Please set an end date first to enable prize pool';
  if (Date.parse(end) <= now()) return 'The quiz has ended: its prize cannot be changed any more';
  return placesProblem(prizePool);
}

interface Payment extends PayInput {
  payer: string;
  cause: string;
  shownPrice?: number | undefined;
}

const CHANGED = 'The prize was changed meanwhile, and nothing was charged. Please look at it again.';

/**
 * Begins to pay what the prize pool of a quiz still needs, one payment at a time.
 * @throws AppError INVALID_STATE where nothing can be paid, PRICE_CHANGED where that is not what the payer was shown, and as
 * `beginCharge`
 */
export async function fundPool(quiz: Quiz, { shownPrice, ...by }: Payment) {
  const { pending, ...pool } = await getPool(quiz.id);
  if (pool.settlement) throw settlingError();
  const { due } = poolBillOf(quiz, pool);
  const message =
    pool.paid.length < MOST_PAYMENTS
      ? refusalOf(quiz, due.amount)
      : 'This prize pool was raised too often: it cannot be raised again.';
  if (message) throw new AppError('INVALID_STATE', { message });
  const price = due.amount + due.fee;
  if (shownPrice !== undefined && shownPrice !== price)
    throw new AppError('PRICE_CHANGED', { message: CHANGED, data: { price } });
  return beginCharge(
    { ...by, ...due, purpose: 'prizePool', subject: quiz.id, details: { title: quiz.title } },
    {
      running: pending?.chargeId,
      take: async (chargeId) => {
        const now = await getPool(quiz.id);
        if (now.pending && now.pending.chargeId !== chargeId) throw paymentRunningError(now.pending.chargeId);
        // Another payment came in between: what is charged would be paid twice.
        if (poolBillOf(quiz, now).due.amount !== due.amount) throw new AppError('PAYMENT_RUNNING');
        return [updatePoolItem(quiz.id, now, { pending: { chargeId, ...due } })];
      },
    },
  );
}

/**
 * Gives back what is paid for the prize of a draft and wanted no longer; asked again, nothing. A published quiz does that with
 * each save.
 * @throws AppError NOT_FOUND for a quiz that was deleted meanwhile, UNAVAILABLE where something changed each time
 */
export const returnSpareFunds = (quizId: string, by: string): Promise<Quiz> =>
  retryOnConflict(async () => {
    const quiz = await getQuiz(quizId);
    if (!quiz) throw new AppError('NOT_FOUND');
    const pool = await getPool(quizId);
    const { spare } = poolBillOf(quiz, pool);
    if (quiz.version > 0 || spare.amount === 0) return quiz;
    const keep = pool.escrow - spare.amount;
    const back = await poolReturnItems(quiz, pool, { keep, by });
    const isDone =
      back && !(await transactWrite({ back, quiz: paidPrizeItem(quiz, prizeSummary(quiz, keep)) }));
    return isDone ? quiz : undefined;
  });
