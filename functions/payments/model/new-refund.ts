import type { StoredCharge } from './charge-store.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { newTransferItem } from './transfers.ts';
import { now } from '../../platform/clock.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import { BOOKS } from './ledger-books.ts';

interface Refund {
  /** Cents, at most what is left of the charge. */
  amount: number;
  /** Why, named for ever: the same cause gives money back once. */
  cause: string;
}

/**
 * Gives money of a charge back: what changes in the charge, and what is written beside it. The posting that takes it from
 * where it stood to `refunds` is the caller's; sending it is entered when it was sent.
 * @throws RangeError where more would go back than came
 */
export async function refundItems(
  charge: StoredCharge,
  { amount, cause }: Refund,
): Promise<{ changes: Partial<StoredCharge>; writes: Writes }> {
  const refunded = charge.refunded + amount;
  if (amount < 1 || refunded > charge.total) throw new RangeError('More would be given back than was paid');
  const id = await keyedDigest('refund', `${charge.id}#${cause}`);
  const book = BOOKS[charge.purpose](charge);
  return {
    changes: { refunded, ...(refunded === charge.total && { status: 'refunding' as const }) },
    writes: [
      newTransferItem({
        id,
        kind: 'refund',
        of: charge.id,
        amount,
        provider: charge.provider,
        book,
        at: now(),
      }),
    ],
  };
}
