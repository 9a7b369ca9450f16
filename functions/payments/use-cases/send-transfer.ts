import { PayoutInput } from '@quizhall/shared/model/payments/prize';
import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { REMINDED_MS } from '@quizhall/shared/rules/payments/settlement';
import { updateChargeItem, getCharge } from '../model/charge-store.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { newPostingItem } from '../model/ledger.ts';
import { newPrizeLook } from '../../attempts/model/due-work.ts';
import { updatePrizeItem, getPrize } from '../model/prizes.ts';
import { endTransferItem, getTransfer, type StoredTransfer } from '../model/transfers.ts';
import { now } from '../../platform/clock.ts';
import { unsealText } from '../../platform/security/sealed-text.ts';
import { getProvider } from '../model/providers.ts';
import { notifyWinnerItems } from './notify-winner.ts';

/** Sends one transfer. Repeatable: the provider knows it by id, and its posting is entered once. */
export async function sendTransfer(id: string): Promise<void> {
  const transfer = await getTransfer(id);
  if (transfer?.status !== 'waiting') return;
  const { ref, writes, tellings } = await SENT[transfer.kind](transfer);
  const status = ref === undefined ? 'failed' : 'sent';
  const failed = await transactWrite(
    { transfer: endTransferItem(id, { status, ref }), writes },
    { skippable: tellings },
  );
  if (failed) throw new Error('Something changed while this transfer was sent: it is looked at again');
}

/** What is written once the provider has answered; without a `ref` it has refused. */
interface Sent {
  ref: string | undefined;
  writes: Writes;
  tellings?: Writes;
}

const SENT: Record<StoredTransfer['kind'], (transfer: StoredTransfer) => Promise<Sent>> = {
  payout: sendPayout,
  refund: async (refund) => {
    const charge = await getCharge(refund.of);
    if (!charge) throw new Error('A refund of no charge');
    const { ref } = await getProvider(refund.provider).refund(refund, charge);
    const returned = (charge.returned ?? 0) + refund.amount;
    return {
      ref,
      writes: [
        newPostingItem(refund.book, POSTINGS.refundSent(refund.amount), {
          cause: refund.id,
          at: refund.at + 1,
        }),
        updateChargeItem(charge, { returned, ...(returned === charge.total && { status: 'refunded' }) }),
      ],
    };
  },
};

/** To a winner; an account that takes no money has the winner name another one. */
async function sendPayout(payout: StoredTransfer): Promise<Sent> {
  const prize = await getPrize(payout.of);
  if (prize?.status !== 'claimed' || payout.details === undefined)
    throw new Error('A payout of no claimed prize');
  const to = PayoutInput.parse(JSON.parse(await unsealText('payout', payout.details)));
  const answer = await getProvider(payout.provider).payOut(payout, to);
  const isPaid = answer !== 'refused';
  const changes = isPaid
    ? { status: 'paid' as const, paidAt: now() }
    : {
        status: 'claimable' as const,
        refused: true as const,
        claimedAt: undefined,
        claimBy: Math.max(prize.claimBy, now() + REMINDED_MS),
      };
  const after = { ...prize, ...changes, revision: prize.revision + 1 };
  const posting = newPostingItem(payout.book, POSTINGS.prizePaid(prize.id, payout.amount), {
    cause: payout.id,
    at: payout.at,
  });
  return {
    ref: isPaid ? answer.ref : undefined,
    writes: [
      updatePrizeItem(prize, changes),
      ...(isPaid ? [posting] : [{ Put: newPrizeLook(prize.id, after.claimBy) }]),
    ],
    tellings: await notifyWinnerItems(after, isPaid ? 'paid' : 'refused'),
  };
}
