import { type Account, balanceOf, type Leg } from '@quizhall/shared/rules/payments/ledger';
import { summedAs } from '@quizhall/shared/rules/payments/ledger-sums';
import type { Item } from '../../platform/dynamodb/commands.ts';
import { type Money, PAID_STATUSES, toMoney } from './audit-items.ts';
import { totalsFindings } from './audit-sums.ts';

interface Audit {
  /** How many items of each kind. */
  counts: Record<keyof Money, number>;
  /** Cents by kind of account: `escrow` is the sum of every pool. */
  balances: Record<string, number>;
  /** What does not add up, in words. */
  findings: string[];
}

/** Later than this something has stuck that should have come to an end by itself. */
const STUCK_MS = { open: 24 * 3_600_000, transfer: 3_600_000 };

/**
 * Whether all money of a stage adds up: postings in themselves, and against pools, prizes, charges, transfers and the sums of the
 * stream; and whether something has stuck. `now` in epoch ms.
 */
export function auditMoney(items: readonly Item[], now: number): Audit {
  const { money, unreadable } = toMoney(items);
  const accounts = accountsOf(money);
  return {
    counts: {
      postings: money.postings.length,
      charges: money.charges.length,
      transfers: money.transfers.length,
      pools: money.pools.length,
      prizes: money.prizes.length,
      sums: money.sums.length,
    },
    balances: byKind(accounts),
    findings: [
      ...unreadable,
      ...postingFindings(money),
      ...accountFindings(accounts),
      ...holderFindings(money, accounts),
      ...chargesFindings(money, now),
      ...transferFindings(money, accounts, now),
      ...totalsFindings(money),
    ],
  };
}

type Accounts = Map<Account, number>;

function accountsOf({ postings }: Money): Accounts {
  const legs = Map.groupBy(
    postings.flatMap((posting): Leg[] => posting.legs),
    ({ account }) => account,
  );
  return new Map([...legs].map(([account, own]) => [account, balanceOf(account, own)]));
}

function byKind(accounts: Accounts): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [account, balance] of accounts) {
    const kind = summedAs(account) ?? account.replace(/:.*/, '');
    sums[kind] = (sums[kind] ?? 0) + balance;
  }
  return sums;
}

const postingFindings = ({ postings }: Money): string[] =>
  postings.flatMap(({ reason, cause, legs }) => {
    const sum = legs.reduce((total, { amount }) => total + amount, 0);
    const isWhole = legs.length > 1 && legs.every(({ amount }) => Number.isSafeInteger(amount));
    return sum === 0 && isWhole ? [] : [`The posting ${reason} of ${cause} does not balance: ${sum} cents`];
  });

const accountFindings = (accounts: Accounts): string[] =>
  [...accounts].flatMap(([account, balance]) => (balance < 0 ? [`${account} is at ${balance} cents`] : []));

/** Pools hold what their escrow says, prizes that were not paid out what is owed to their winners. */
function holderFindings({ pools, prizes }: Money, accounts: Accounts): string[] {
  const held = new Map<string, number>([
    ...pools.map(({ quizId, escrow }) => [`escrow:${quizId}`, escrow] as const),
    ...prizes.map(({ id, cents, status }) => {
      const isOwed = status !== 'paid' && status !== 'returned';
      return [`payable:${id}`, isOwed ? cents : 0] as const;
    }),
  ]);
  const entered = [...accounts].filter(([account]) => /^(escrow|payable):/.test(account));
  for (const [account] of entered) if (!held.has(account)) held.set(account, 0);
  return [...held].flatMap(([account, amount]) => {
    const balance = accounts.get(account as Account) ?? 0;
    return balance === amount
      ? []
      : [`${account} is ${balance} cents in the ledger, and ${amount} where it stands`];
  });
}

const OPEN = ['begun', 'waiting', 'processing'];

function chargesFindings({ charges, postings, transfers }: Money, now: number): string[] {
  const byCause = Map.groupBy(postings, ({ cause }) => cause);
  const refunds = Map.groupBy(
    transfers.filter(({ kind }) => kind === 'refund'),
    ({ of }) => of,
  );
  return charges.flatMap((charge) =>
    chargeFindings(charge, byCause.get(charge.id) ?? [], { back: refunds.get(charge.id) ?? [], now }),
  );
}

/** What was charged is entered once; what was given back has its transfers; nothing is open for ever. */
function chargeFindings(
  { id, status, total, refunded, createdAt }: Money['charges'][number],
  postings: Money['postings'],
  { back, now }: { back: Money['transfers']; now: number },
): string[] {
  const entered = postings.reduce((sum, { legs }) => sum + balanceOf('cash', legs), 0);
  const due = PAID_STATUSES.includes(status) ? total : 0;
  const sum = back.reduce((all, { amount }) => all + amount, 0);
  const age = now - Date.parse(createdAt);
  const isStuck = OPEN.includes(status) && age > STUCK_MS.open;
  return [
    ...(entered === due ? [] : [`Charge ${id} is ${status}: ${due} cents, and ${entered} are entered`]),
    ...(refunded > total ? [`Charge ${id} gave back ${refunded} of ${total} cents`] : []),
    ...(sum === refunded ? [] : [`Charge ${id} gave back ${refunded} cents, by transfers of ${sum}`]),
    ...(isStuck ? [`Charge ${id} is ${status} since ${createdAt}`] : []),
  ];
}

/** What was sent is entered once; what waits is what the ledger says is on its way; and nothing waits for long. */
function transferFindings({ transfers, postings }: Money, accounts: Accounts, now: number): string[] {
  const causes = new Set(postings.map(({ cause }) => cause));
  const waiting = transfers.filter(({ kind, status }) => kind === 'refund' && status !== 'sent');
  const onTheWay = waiting.reduce((sum, { amount }) => sum + amount, 0);
  const refunds = accounts.get('refunds') ?? 0;
  return [
    ...transfers.flatMap(({ id, kind, of, status, at }) => {
      const name = `The ${kind} ${id} of ${of}`;
      if ((status === 'sent') !== causes.has(id))
        return [`${name} is ${status}, and entered: ${causes.has(id)}`];
      if (kind === 'refund' && status === 'failed') return [`${name} has failed`];
      const isStuck = status === 'waiting' && now - at > STUCK_MS.transfer;
      return isStuck ? [`${name} waits since ${new Date(at).toISOString()}`] : [];
    }),
    ...(refunds === onTheWay
      ? []
      : [`${refunds} cents of refunds are on their way in the ledger, ${onTheWay} by their transfers`]),
  ];
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The report as an operator reads it. */
export function auditReport({ counts, balances, findings }: Audit): string {
  const counted = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  const sums = Object.entries(balances)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([account, cents]) => `  ${account.padEnd(18)}${dollars(cents).padStart(16)} dollars`);
  const verdict =
    findings.length === 0
      ? ['Everything adds up.']
      : [`${findings.length} things do not add up:`, ...findings.map((finding) => `  ${finding}`)];
  return [counted.join(', '), ...sums, ...verdict].join('\n');
}
