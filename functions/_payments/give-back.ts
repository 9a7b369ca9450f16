import { POSTINGS } from '@quizhall/shared/rules/ledger';
import { changedCharge, getCharge } from '../_data/charges.ts';
import type { Writes } from '../_data/idioms.ts';
import { newPosting } from '../_data/ledger.ts';
import type { StoredPool } from '../_data/pools.ts';
import { now } from '../_platform/clock.ts';
import { poolBook } from './books.ts';
import { newRefund } from './refund.ts';

interface Return {
  /** Cents of the pool. */
  amount: number;
  /** Also the fee, of what goes back whole. */
  withFee: boolean;
  /** Why, named for ever: the same cause gives money back once. */
  cause: string;
}

/**
 * Gives money of a pool back to whoever paid it, the latest payment first: what stays paid, and what is written. Escrow is the
 * caller's to change, in the same transaction.
 * @throws RangeError where more would go back than came
 */
export async function giveBack(
  quizId: string,
  { paid }: Pick<StoredPool, 'paid'>,
  { amount, withFee, cause }: Return,
): Promise<{ paid: StoredPool['paid']; writes: Writes }> {
  const writes: Writes = [];
  const stays: StoredPool['paid'] = [];
  let left = amount;
  for (const one of paid.toReversed()) {
    const part = Math.min(left, one.amount);
    const fee = withFee && part === one.amount ? one.fee : 0;
    left -= part;
    if (part < one.amount || fee < one.fee)
      stays.unshift({ ...one, amount: one.amount - part, fee: one.fee - fee });
    if (part + fee === 0) continue;
    const charge = await getCharge(one.chargeId);
    if (!charge) throw new Error('A pool was paid by no charge');
    const refund = await newRefund(charge, { amount: part + fee, cause });
    writes.push(
      changedCharge(charge, refund.changes),
      ...refund.writes,
      newPosting(poolBook(quizId), POSTINGS.poolRefunded(quizId, { amount: part, fee }), {
        cause: `${charge.id}#${cause}`,
        at: now(),
      }),
    );
  }
  if (left > 0) throw new RangeError('More would be given back than was paid');
  return { paid: stays, writes };
}
