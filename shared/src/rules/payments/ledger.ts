/**
 * Where money stands. `cash`: with the payment provider; `refunds`: on its way back to payers; `fees` and `revenue:plans`:
 * the site's; `escrow:quiz`: a prize pool; `payable:prize`: owed to a winner; `revenue:quiz`: what entries to it brought.
 */
export type Account =
  | 'cash'
  | 'refunds'
  | 'fees'
  | `escrow:${string}`
  | `payable:${string}`
  | `revenue:${string}`;

/** Integer cents; positive = debit, negative = credit. */
export interface Leg {
  account: Account;
  amount: number;
}

export const POSTING_REASONS = [
  'poolFunded',
  'poolRefunded',
  'prizeAwarded',
  'prizeReturned',
  'prizePaid',
  'entryPaid',
  'entryRefunded',
  'planPaid',
  'paidForNothing',
  'refundSent',
] as const;
export type PostingReason = (typeof POSTING_REASONS)[number];

/** One entry of the ledger: at least two legs that sum to zero. */
export interface Posting {
  reason: PostingReason;
  legs: readonly Leg[];
}

const debit = (account: Account, amount: number): Leg => ({ account, amount });
const credit = (account: Account, amount: number): Leg => ({ account, amount: -amount });

/** @throws RangeError for a posting that is not whole cents, or does not sum to zero */
export function posting(reason: PostingReason, legs: readonly Leg[]): Posting {
  const moved = legs.filter(({ amount }) => amount !== 0);
  const sum = moved.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 || moved.length < 2 || moved.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new RangeError(`The posting ${reason} does not balance`);
  return { reason, legs: moved };
}

interface Money {
  amount: number;
  fee: number;
}

/** Every way in which money moves, all amounts in cents. */
export const POSTINGS = {
  poolFunded: (quizId: string, { amount, fee }: Money) =>
    posting('poolFunded', [
      debit('cash', amount + fee),
      credit(`escrow:${quizId}`, amount),
      credit('fees', fee),
    ]),
  poolRefunded: (quizId: string, { amount, fee }: Money) =>
    posting('poolRefunded', [
      debit(`escrow:${quizId}`, amount),
      debit('fees', fee),
      credit('refunds', amount + fee),
    ]),
  prizeAwarded: (quizId: string, prizeId: string, amount: number) =>
    posting('prizeAwarded', [debit(`escrow:${quizId}`, amount), credit(`payable:${prizeId}`, amount)]),
  prizePaid: (prizeId: string, amount: number) =>
    posting('prizePaid', [debit(`payable:${prizeId}`, amount), credit('cash', amount)]),
  /** Nobody claimed it: it goes back into the pool, from where its owner gets it back. */
  prizeReturned: (quizId: string, prizeId: string, amount: number) =>
    posting('prizeReturned', [debit(`payable:${prizeId}`, amount), credit(`escrow:${quizId}`, amount)]),
  entryPaid: (quizId: string, amount: number) =>
    posting('entryPaid', [debit('cash', amount), credit(`revenue:${quizId}`, amount)]),
  entryRefunded: (quizId: string, amount: number) =>
    posting('entryRefunded', [debit(`revenue:${quizId}`, amount), credit('refunds', amount)]),
  planPaid: (amount: number) => posting('planPaid', [debit('cash', amount), credit('revenue:plans', amount)]),
  /** The money came, but what it was for is gone: it goes back. */
  paidForNothing: (amount: number) =>
    posting('paidForNothing', [debit('cash', amount), credit('refunds', amount)]),
  refundSent: (amount: number) => posting('refundSent', [debit('refunds', amount), credit('cash', amount)]),
} satisfies Record<PostingReason, (...of: never[]) => Posting>;

/** What an account holds, in cents: `cash` by its debits, every other one by its credits. Never negative. */
export function balanceOf(account: Account, legs: Iterable<Leg>): number {
  let debits = 0;
  for (const leg of legs) if (leg.account === account) debits += leg.amount;
  return account === 'cash' ? debits : -debits || 0;
}
