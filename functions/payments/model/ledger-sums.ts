import { type LedgerSums, mergeLedgerSums, SUMMED } from '@quizhall/shared/rules/payments/ledger-sums';
import * as z from 'zod';
import { LEDGER_TOTALS_PREFIX, ledgerTotalsKey } from '../../platform/dynamodb/keys.ts';
import {
  shardAggregateStore,
  type ShardTotals,
  unpackTotals,
} from '../../platform/dynamodb/shard-aggregates.ts';

const Body = z.object({
  accounts: z.partialRecord(z.enum(SUMMED), z.object({ in: z.number().int(), out: z.number().int() })),
});
type Body = { accounts: LedgerSums };

/** A day takes an item of each shard that the stream had on it, and never one more. */
const items = shardAggregateStore<Body>({
  prefix: LEDGER_TOTALS_PREFIX,
  key: ledgerTotalsKey,
  body: Body,
  merge: (parts) => ({ accounts: mergeLedgerSums(parts.map(({ accounts }) => accounts)) }),
  limit: (body) => body,
});

/** Ledger totals of one UTC day, counted by one stream shard. */
export async function getLedgerTotals(day: string, shard: string) {
  const item = await items.get(day, shard);
  return item && { sums: item.body.accounts, highWater: item.highWater };
}

/** Replaces the totals if the high-water mark is the one that was read. Returns false otherwise. */
export const putLedgerTotals = (
  day: string,
  { sums, ...mark }: Pick<ShardTotals<Body>, 'shard' | 'highWater' | 'after'> & { sums: LedgerSums },
): Promise<boolean> => items.put({ entityId: day, body: { accounts: sums }, ...mark });

/** The sums of a stored item, wherever it was read. */
export const LedgerTotalsItem = z
  .looseObject({ pk: z.string(), sk: z.string() })
  .transform((item, context) => {
    try {
      const { accounts } = Body.parse(unpackTotals(item));
      return { day: item.pk.slice(ledgerTotalsKey('', '').pk.length), sums: accounts };
    } catch {
      context.addIssue({ code: 'custom', message: 'The sums cannot be unpacked' });
      return z.NEVER;
    }
  });
