import { POSTINGS } from '@quizhall/shared/rules/ledger';
import { changedCharge, getCharge } from '../_data/charges.ts';
import { writeTogether, type Writes } from '../_data/idioms.ts';
import { newPosting } from '../_data/ledger.ts';
import { endedTransfer, getTransfer, type StoredTransfer } from '../_data/transfers.ts';
import { providerNamed } from './providers.ts';

/** Does one transfer, as often as it is asked: the provider knows it by its id, and it is entered once. */
export async function send(id: string): Promise<void> {
  const transfer = await getTransfer(id);
  if (transfer?.status !== 'waiting') return;
  const { ref, writes } = await SENT[transfer.kind](transfer);
  const done = await writeTogether([endedTransfer(id, { status: 'sent', ref }), ...writes]);
  if (!done) throw new Error('Something changed while this transfer was sent: it is looked at again');
}

const SENT: Record<
  StoredTransfer['kind'],
  (transfer: StoredTransfer) => Promise<{ ref: string; writes: Writes }>
> = {
  refund: async (refund) => {
    const charge = await getCharge(refund.of);
    if (!charge) throw new Error('A refund of no charge');
    const { ref } = await providerNamed(refund.provider).refund(refund, charge);
    const isLast = charge.status === 'refunding' && charge.refunded === charge.total;
    return {
      ref,
      writes: [
        newPosting(refund.book, POSTINGS.refundSent(refund.amount), { cause: refund.id, at: refund.at + 1 }),
        ...(isLast ? [changedCharge(charge, { status: 'refunded' })] : []),
      ],
    };
  },
};
