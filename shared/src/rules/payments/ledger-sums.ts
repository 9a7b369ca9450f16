import type { Account, Leg } from './ledger.ts';

/**
 * The accounts of which nothing holds a balance that a write could be conditioned on: they are summed up by day. Escrow
 * stands in its pool, what is owed to a winner in the prize.
 */
export const SUMMED = ['cash', 'fees', 'refunds', 'revenue:plans', 'revenue:entries'] as const;
export type Summed = (typeof SUMMED)[number];

/** Cents that came to an account, and that left it. */
export interface InAndOut {
  in: number;
  out: number;
}

/** What postings come to, by account; an account that nothing has moved is missing. */
export type LedgerSums = Partial<Record<Summed, InAndOut>>;

/** Under which name an account is summed up; undefined: it stands elsewhere. All entries are one account. */
export function summedAs(account: Account): Summed | undefined {
  if (account.startsWith('revenue:') && account !== 'revenue:plans') return 'revenue:entries';
  return SUMMED.find((name) => name === account);
}

const NOTHING: InAndOut = { in: 0, out: 0 };

/** As `balanceOf` says it: `cash` comes by debits, everything else by credits. */
function inAndOut({ account, amount }: Leg): InAndOut {
  const cents = account === 'cash' ? amount : -amount;
  return cents > 0 ? { in: cents, out: 0 } : { in: 0, out: -cents };
}

const sumsOf = (leg: Leg): LedgerSums => {
  const name = summedAs(leg.account);
  return name ? { [name]: inAndOut(leg) } : {};
};

export function mergeLedgerSums(all: Iterable<LedgerSums>): LedgerSums {
  const sums: LedgerSums = {};
  for (const one of all)
    for (const name of SUMMED) {
      const more = one[name];
      const before = sums[name] ?? NOTHING;
      if (more) sums[name] = { in: before.in + more.in, out: before.out + more.out };
    }
  return sums;
}

/** What these legs come to. */
export const sumLegs = (legs: readonly Leg[]): LedgerSums => mergeLedgerSums(legs.map(sumsOf));
