import type { ChargePurpose, ChargeStatus } from '@quizhall/shared/model/payments/payment';
import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

const STATUSES: Record<ChargeStatus, string> = {
  begun: 'Not finished',
  waiting: 'Waits for the payer',
  processing: 'Processing',
  succeeded: 'Paid',
  declined: 'Declined',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

/** The texts of receipts, and of what an owner sees of entries that were paid. */
export const messages = catalogue('payments', {
  statuses: STATUSES,
  methods: { card: 'Card', paypal: 'PayPal' },
  entries: {
    title: 'Entry payments',
    lead: text<{ quiz: string }>(
      'Who has paid to take “{quiz}”. An entry can be refunded until its first answer.',
    ),
    back: 'Back to the quiz',
    list: {
      loading: 'Loading payments',
      failed: 'Failed to load payments',
      loadMore: 'Load more',
    },
    emptyTitle: 'Nobody has paid yet',
    emptyText: 'Payments stand here as soon as somebody pays to take this quiz.',
    guest: 'Guest',
    unknown: 'No address',
    refund: 'Refund',
    refundOf: text<{ amount: string; who: string }>('Refund {amount} to {who}'),
    ask: 'Refund this entry?',
    askText: text<{ amount: string; who: string }>(
      '{amount} goes back to {who}, who can then start the quiz only after paying again.',
    ),
    confirm: 'Refund entry',
    done: 'Entry refunded',
    failed: 'The entry was not refunded.',
  },
  receipt: {
    title: 'Receipt',
    loading: 'Loading receipt',
    failed: 'Unable to load receipt',
    unknown: 'This receipt is not known',
    unknownText: 'It may belong to another account: sign in with the one that paid.',
    paidFor: { entry: 'Entry to', prizePool: 'Prize of', plan: 'Plan' } satisfies Record<
      ChargePurpose,
      string
    >,
    amount: 'Amount',
    givenBack: 'Given back',
    goesBack: 'It goes back to where it came from. That can take some days.',
    date: 'Date',
    method: 'Payment',
    status: 'Status',
    download: 'Download PDF',
    open: 'Start the quiz on this device',
    openFailed: 'This device was not let in.',
    signIn: 'Sign In',
    home: 'Go to the front page',
  },
});
