import { givenBack } from '@quizhall/shared/rules/payments/prize-pool';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { updatePoolItem, type StoredPool } from './pools.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { poolRefundItems } from './pool-refunds.ts';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { getCharge } from './charge-store.ts';
import { notifyPersonItems } from './notify-pool-owner.ts';

/** Refund of one payment, in cents. */
interface Part {
  chargeId: string;
  amount: number;
  fee: number;
}

/**
 * Writes that notify each payer of a prize pool of their refund, once per cause. The notification links to the receipt of
 * the newest payment, which outlives the quiz.
 */
async function tellPayers(
  quiz: Pick<Quiz, 'id' | 'title'>,
  back: readonly Part[],
  cause: string,
): Promise<Writes> {
  const sums = new Map<string, { cents: number; id: string }>();
  for (const { chargeId, amount, fee } of back) {
    const charge = await getCharge(chargeId);
    if (!charge) continue;
    const { cents, id } = sums.get(charge.payer) ?? { cents: 0, id: charge.id };
    sums.set(charge.payer, { cents: cents + amount + fee, id });
  }
  const told = await Promise.all(
    [...sums].map(([payer, { cents, id }]) =>
      notifyPersonItems(payer.slice('u_'.length), quiz, 'back', {
        cents,
        cause: `${cause}#${payer}`,
        path: sitePath(SITE_PATHS.receipt, { id }),
      }),
    ),
  );
  return told.flat();
}

/** Returns whether the settlement has begun. From then on only the settlement moves money. */
export const isSettling = ({ settlement }: StoredPool): boolean =>
  settlement !== undefined && settlement.state !== 'holding';

export const settlingError = (): AppError =>
  new AppError('INVALID_STATE', { message: 'This quiz is over: its prize pool is being settled.' });

/**
 * Gives back of a prize pool what is more than `keep` cents: the newest payments first, with their part of the fee. Answers
 * what is written for that, with its entry of the audit and what tells whoever paid, in the transaction with what it is given
 * back for. `by` undefined: nobody asked for it, and the caller tells. Undefined: somebody gave it back since the pool was read.
 * @throws AppError INVALID_STATE once winners are decided
 */
export async function poolReturnItems(
  quiz: Pick<Quiz, 'id' | 'title'>,
  pool: StoredPool,
  { keep, by }: { keep: number; by: string | undefined },
): Promise<Writes | undefined> {
  // What winners were given stands among what was paid: it must not leave twice.
  if (isSettling(pool)) throw settlingError();
  const { id: quizId } = quiz;
  const { kept, back } = givenBack(pool.paid, keep);
  const cause = `pool ${pool.revision}`;
  const refunds = await poolRefundItems(quizId, back, cause);
  if (!refunds) return undefined;
  const sum = (what: 'amount' | 'fee') => back.reduce((total, one) => total + one[what], 0);
  const data = { amount: sum('amount'), total: keep, refunded: sum('amount') + sum('fee') };
  const told = auditEntryItem({ quizId, by, kind: 'prizeLowered', data, cause, at: now() });
  const news = by === undefined ? [] : await tellPayers(quiz, back, cause);
  return [updatePoolItem(quizId, pool, { escrow: keep, paid: kept }), ...refunds, { Put: told }, ...news];
}
