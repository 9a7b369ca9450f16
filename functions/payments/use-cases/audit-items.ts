import type { Account } from '@quizhall/shared/rules/payments/ledger';
import { ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import type { Item } from '../../platform/dynamodb/commands.ts';
import { LedgerTotalsItem } from '../model/ledger-sums.ts';

const Keyed = z.object({ pk: z.string(), sk: z.string() });

const Posting = z
  .object({
    sk: z.string(),
    reason: z.string(),
    cause: z.string(),
    legs: z.array(z.object({ account: z.custom<Account>(), amount: z.number() })),
  })
  .transform(({ sk, ...posting }) => ({ ...posting, at: ulidTime(sk) }));
const Charge = z
  .object({
    card: z.object({
      id: z.string(),
      status: z.string(),
      total: z.number(),
      refunded: z.number(),
      returned: z.number().default(0),
      createdAt: z.string(),
    }),
  })
  .transform(({ card }) => card);
const Transfer = z.object({
  id: z.string(),
  kind: z.string(),
  of: z.string(),
  amount: z.number(),
  status: z.string(),
  at: z.number(),
});
const Pool = Keyed.extend({ escrow: z.number() }).transform(({ pk, escrow }) => ({
  quizId: pk.replace(/^QUIZ#/, ''),
  escrow,
}));
const Prize = z
  .object({ card: z.object({ id: z.string(), cents: z.number(), status: z.string() }) })
  .transform(({ card }) => card);

/** All items that hold money. */
export interface Money {
  postings: z.output<typeof Posting>[];
  charges: z.output<typeof Charge>[];
  transfers: z.output<typeof Transfer>[];
  pools: z.output<typeof Pool>[];
  prizes: z.output<typeof Prize>[];
  sums: z.output<typeof LedgerTotalsItem>[];
}

const KINDS = {
  postings: { of: ({ pk }) => pk.startsWith('LEDGER#'), as: Posting },
  charges: { of: ({ pk }) => pk.startsWith('CHARGE#'), as: Charge },
  transfers: { of: ({ pk }) => pk.startsWith('TRANSFER#'), as: Transfer },
  pools: { of: ({ sk }) => sk === 'POOL', as: Pool },
  prizes: { of: ({ pk }) => pk.startsWith('PRIZE#'), as: Prize },
  sums: { of: ({ pk }) => pk.startsWith('SUMS#'), as: LedgerTotalsItem },
} satisfies Record<keyof Money, { of: (key: z.output<typeof Keyed>) => boolean; as: z.ZodType }>;

/** Statuses of charges whose money has arrived. */
export const PAID_STATUSES: readonly string[] = ['succeeded', 'refunding', 'refunded'];

/** The items of a stage as far as money stands in them; of others what cannot be read, in words. */
export function toMoney(items: readonly Item[]): { money: Money; unreadable: string[] } {
  const unreadable: string[] = [];
  const read = <Name extends keyof Money>(name: Name): Money[Name] =>
    items.flatMap((item) => {
      const key = Keyed.parse(item);
      if (!KINDS[name].of(key)) return [];
      const { success, data } = KINDS[name].as.safeParse(item);
      if (!success) unreadable.push(`${key.pk} / ${key.sk} cannot be read`);
      return success ? [data] : [];
    }) as Money[Name];
  const money: Money = {
    postings: read('postings'),
    charges: read('charges'),
    transfers: read('transfers'),
    pools: read('pools'),
    prizes: read('prizes'),
    sums: read('sums'),
  };
  return { money, unreadable };
}
