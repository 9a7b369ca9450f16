import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { updateChargeItem, getCharge } from './charge-store.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { newPostingItem } from './ledger.ts';
import { now } from '../../platform/clock.ts';
import { poolBook } from './ledger-books.ts';
import { refundItems } from './new-refund.ts';

/** What goes back of one payment for a pool. Cents. */
interface Part {
  chargeId: string;
  amount: number;
  fee: number;
}

/**
 * What is written to give parts of a pool's payments back: charges, transfers and postings. Escrow is the caller's to change, in
 * the same transaction. Undefined: somebody gave it back since the pool was read.
 * @param cause why, named for ever: the same cause gives money back once
 */
export async function poolRefundItems(
  quizId: string,
  parts: readonly Part[],
  cause: string,
): Promise<Writes | undefined> {
  const writes: Writes = [];
  // Before anything that is entered once it was sent.
  const at = now();
  for (const { chargeId, amount, fee } of parts) {
    const charge = await getCharge(chargeId);
    if (!charge) throw new Error('A prize pool was paid by no charge');
    if (charge.refunded + amount + fee > charge.total) return undefined;
    const refund = await refundItems(charge, { amount: amount + fee, cause });
    const posting = POSTINGS.poolRefunded(quizId, { amount, fee });
    writes.push(
      updateChargeItem(charge, refund.changes),
      newPostingItem(poolBook(quizId), posting, { cause: `${chargeId} ${cause}`, at }),
      ...refund.writes,
    );
  }
  return writes;
}
