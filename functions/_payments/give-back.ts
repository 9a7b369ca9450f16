import type { Writes } from '../_data/idioms.ts';
import type { StoredPool } from '../_data/pools.ts';
import { poolRefunds } from './pool-refunds.ts';

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
  const back: { chargeId: string; amount: number; fee: number }[] = [];
  const stays: StoredPool['paid'] = [];
  let left = amount;
  for (const one of paid.toReversed()) {
    const part = Math.min(left, one.amount);
    const fee = withFee && part === one.amount ? one.fee : 0;
    left -= part;
    if (part < one.amount || fee < one.fee)
      stays.unshift({ ...one, amount: one.amount - part, fee: one.fee - fee });
    if (part + fee > 0) back.push({ chargeId: one.chargeId, amount: part, fee });
  }
  if (left > 0) throw new RangeError('More would be given back than was paid');
  const writes = await poolRefunds(quizId, back, cause);
  if (!writes) throw new RangeError('More would be given back than was paid');
  return { paid: stays, writes };
}
