import { givenBack } from '@quizhall/shared/rules/payments/prize-pool';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import type { StoredPool } from '../model/pools.ts';
import { poolRefundItems } from '../model/pool-refunds.ts';

interface Return {
  /** Cents of the pool. */
  amount: number;
  /** Somebody had won it, so the fee stays. */
  isWon: boolean;
  /** Why, named for ever: the same cause gives money back once. */
  cause: string;
}

/**
 * Gives money of a pool back to whoever paid it, by the settlement: what stays paid, and what is written. Escrow is the
 * caller's to change, in the same transaction.
 * @throws RangeError where more would go back than came
 */
export async function prizeRefundItems(
  quizId: string,
  { paid }: Pick<StoredPool, 'paid'>,
  { amount, isWon, cause }: Return,
): Promise<{ paid: StoredPool['paid']; writes: Writes }> {
  const keep = paid.reduce((sum, one) => sum + one.amount, 0) - amount;
  const { kept, back } = givenBack(paid, keep, { isWon });
  const writes = keep < 0 ? undefined : await poolRefundItems(quizId, back, cause);
  if (!writes) throw new RangeError('More would be given back than was paid');
  return { paid: kept, writes };
}
