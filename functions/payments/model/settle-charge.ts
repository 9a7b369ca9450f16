import type { ChargePurpose, ChargeStatus } from '@quizhall/shared/model/payments/payment';
import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { updateChargeItem, getCharge, type StoredCharge } from './charge-store.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { newPostingItem } from './ledger.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { BOOKS } from './ledger-books.ts';
import { entryPurpose } from './entry-purpose.ts';
import { planPurpose } from './plan-purpose.ts';
import { poolPurpose } from './pool-purpose.ts';
import type { Outcome } from './payment-provider.ts';
import type { Purpose } from './purpose.ts';
import { refundItems } from './new-refund.ts';

/** What becomes of the money of each purpose: docs/decisions/0068-payments-and-ledger.md says how to add one. */
const PURPOSES: Record<ChargePurpose, Purpose> = {
  prizePool: poolPurpose,
  plan: planPurpose,
  entry: entryPurpose,
};

/**
 * Which status may follow which. Whatever comes late, twice or out of order follows nothing and changes nothing; money
 * that comes after all, once the payment had failed, is taken.
 */
const AFTER: Record<ChargeStatus, readonly Outcome['status'][]> = {
  begun: ['waiting', 'processing', 'succeeded', 'declined'],
  waiting: ['processing', 'succeeded', 'declined'],
  // What the bank refused after all, the payer may try again with another card in the provider's own form.
  processing: ['waiting', 'succeeded', 'declined'],
  declined: ['succeeded'],
  succeeded: [],
  refunding: [],
  refunded: [],
};

/** Somebody else may settle the same charge, or change what it is for, so often in between. */
const TRIES = 8;

/**
 * Brings a charge to what its provider says of it, with everything that follows, in one transaction: the one place where
 * money becomes anything. Answers the charge as it stands then.
 * @throws AppError UNAVAILABLE where others were quicker each time
 */
export async function settleCharge(id: string, outcome: Outcome): Promise<StoredCharge> {
  for (let tries = 0; tries < TRIES; tries++) {
    const charge = await getCharge(id);
    if (!charge) throw new AppError('NOT_FOUND');
    if (!AFTER[charge.status].includes(outcome.status)) return charge;
    const { changes, writes } = await following(charge, outcome);
    if (!(await transactWrite({ charge: updateChargeItem(charge, changes), writes })))
      return { ...charge, ...changes, revision: charge.revision + 1 };
  }
  throw new AppError('UNAVAILABLE');
}

async function following(
  charge: StoredCharge,
  outcome: Outcome,
): Promise<{ changes: Partial<StoredCharge>; writes: Writes }> {
  const changes: Partial<StoredCharge> = {
    status: outcome.status,
    ref: outcome.ref ?? charge.ref,
    saved: outcome.saved ?? charge.saved,
    simulated: outcome.simulated ?? charge.simulated,
    next: outcome.status === 'waiting' ? outcome.next : undefined,
    decline: outcome.status === 'declined' ? outcome.decline : undefined,
  };
  const purpose = PURPOSES[charge.purpose];
  if (outcome.status === 'declined')
    return {
      changes,
      writes: charge.status === 'declined' ? [] : await purpose.failed({ ...charge, ...changes }),
    };
  if (outcome.status !== 'succeeded') return { changes, writes: [] };
  const at = { cause: charge.id, at: Date.parse(charge.createdAt) };
  const book = BOOKS[charge.purpose](charge);
  const paidAt = new Date(now()).toISOString();
  const paid = await purpose.paid({ ...charge, ...changes });
  if (paid !== 'unwanted')
    return {
      changes: { ...changes, paidAt },
      writes: [newPostingItem(book, paid.posting, at), ...paid.writes],
    };
  const { changes: back, writes } = await refundItems(charge, { amount: charge.total, cause: 'unwanted' });
  return {
    changes: { ...changes, paidAt, ...back },
    writes: [
      newPostingItem(book, POSTINGS.paidForNothing(charge.total), at),
      ...writes,
      ...(await purpose.failed(charge)),
    ],
  };
}
