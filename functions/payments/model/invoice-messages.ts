const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The words of receipts and invoices. */
export const INVOICE_MESSAGES = {
  brand: 'Quizhall',
  titles: { receipt: 'Receipt', invoice: 'Invoice' },
  documentTitle: (kind: 'receipt' | 'invoice', number: string) =>
    `${INVOICE_MESSAGES.titles[kind]} ${number}`,
  number: 'Number',
  date: 'Date',
  payment: 'Payment',
  from: 'From',
  to: 'To',
  description: 'Description',
  amount: 'Amount (USD)',
  subtotal: 'Subtotal',
  tax: 'Tax (none charged)',
  total: 'Total',
  refunded: 'Refunded',
  incomplete: 'Some signs could not be shown on paper.',
  day: (date: Date): string => day.format(date),
  money: (cents: number): string => dollars.format(cents / 100),
  untitled: 'Untitled quiz',
  guest: 'Guest',
  prizePool: (title: string) => `Prize pool of “${title}”`,
  fee: 'Processing fee (10%)',
  plan: 'Plan',
  entry: (title: string) => `Entry to “${title}”`,
  methods: { card: 'Paid by card', paypal: 'Paid by PayPal' },
  noMoney: 'Issued by the simulated payment provider: no money has moved.',
} as const;
