import { formatMoney, formatNumber } from '@/lib/format.ts';

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const RULES = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinal = (place: number): string => `${place}${ENDINGS[RULES.select(place)]}`;

const cents = (amount: number) => formatMoney(amount / 100);

export const prizeMessages = {
  on: 'Enable prize pool',
  onHint: 'A cash prize for the best. It is paid before the quiz is published.',
  withdraw: 'Withdraw the prize?',
  withdrawText: (promised: number, back: number) =>
    `Participants were promised ${cents(promised)}, and win nothing then. ${cents(back)} goes back with the next save, fee included.`,
  withdrawConfirm: 'Withdraw prize',
  endFirst: 'Please set an end date first to enable prize pool',
  endAbove: 'Set an end date above to enable prize pool',
  off: 'Prize pools are not offered on this site',

  amount: 'Total prize amount',
  amountHint: 'In US dollars, at least 1.',
  amountPlaceholder: '1000',
  note: 'Note on the distribution',
  noteHint: 'For yourself: the places below say who gets what.',

  sharing: 'Who gets what',
  presets: {
    single: 'Winner takes all',
    three: '50 / 30 / 20',
    equal: 'Equal for the top places',
    percent: 'Own percentages',
    cents: 'Own amounts',
  },
  count: 'How many places',
  place: (number: number) => `${ordinal(number)} place`,
  percentOf: (number: number) => `Percent of place ${formatNumber(number)}`,
  dollarsOf: (number: number) => `Amount of place ${formatNumber(number)}`,
  add: 'Add place',
  remove: (number: number) => `Remove place ${formatNumber(number)}`,
  preview: 'What each place gets',
  more: (count: number) => `and ${formatNumber(count)} more places`,

  bill: 'What it costs',
  prize: 'Prize',
  fee: 'Processing fee (10%)',
  total: 'Total charge',
  alreadyPaid: 'Paid already',
  stillToPay: 'Still to pay',
  escrow: 'Funds are held in escrow until the quiz ends. Winners are paid within 7 days.',
  decided: 'Winners are decided 48 hours after the end, and have 90 days to claim.',
  keyHidden:
    'Until then participants see no score, rank, points or correct answers, so that nobody can work out the key. You see all results.',
  escrowInDialog: 'Funds are held in escrow until the quiz ends. Winners are paid within 7 business days.',

  funding: 'Payment',
  states: {
    unfunded: 'Not paid',
    processing: 'Processing',
    funded: 'Paid',
    settled: 'Decided',
    refunded: 'Returned',
  },
  partly: 'Partly paid',
  due: (amount: number) => `${cents(amount)} to pay, fee included.`,
  paid: (amount: number) => `${cents(amount)} is paid for the winners.`,
  nothing: 'Enter an amount to see what is to pay.',
  published: {
    nothing: 'Participants see the prize once it is paid.',
    less: (amount: number) => `Participants see ${cents(amount)} until the rest is paid.`,
    goesBack: (amount: number) => `${cents(amount)} goes back with the next save, fee included.`,
  },
  draft: {
    unpaid: 'The prize pool must be paid before the quiz can be published',
    spare: (amount: number) =>
      `${cents(amount)} more than needed is paid, fee included. It goes back when you publish.`,
  },
  getBack: 'Get it back now',
  gotBack: (amount: number) => `${cents(amount)} is on its way back to you`,
  backFailed: 'The money could not be sent back. Try again.',
  running: 'A payment is being processed.',
  show: 'Show payment',
  pay: 'Pay now',
  notYours: 'Only the owner of this quiz can pay for the prize.',
  loading: 'Loading payment',
  failed: 'How the payment stands could not be loaded.',
  retry: 'Try again',

  dialogTitle: 'Fund Prize Pool',
  difference: 'Added to the prize',
  canPublish: 'Payment complete. The quiz can now be published.',
  isRaised: 'Payment complete. Participants see the prize now.',

  emailAsked: 'Asked for because of the prize',
} as const;
