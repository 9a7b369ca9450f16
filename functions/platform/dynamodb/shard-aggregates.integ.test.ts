import { GetCommand } from '@aws-sdk/lib-dynamodb';
import {
  type Aggregate,
  countFact,
  emptyAggregate,
  limitAggregate,
  mergeAggregates,
} from '@quizhall/shared/rules/aggregate';
import type { SumKind } from '@quizhall/shared/rules/partial-sums';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { setClock } from '../clock.ts';
import { randomText } from '../security/random.ts';
import { uncountedRecords, shardAggregateStore } from './shard-aggregates.ts';
import { TableName, table } from './table.ts';

/** A toy: visits by day and department. */
const Count = z.object({ visits: z.number() });
type Count = z.output<typeof Count>;
const KIND: SumKind<Count> = {
  none: { visits: 0 },
  combine: (a, b, sign) => ({ visits: a.visits + sign * b.visits }),
  isNothing: ({ visits }) => visits === 0,
};
const Parts = z.object({ each: z.record(z.string(), Count), rest: Count.optional() });
const Body = z.object({ sums: z.object({ total: Count, days: Parts, departments: Parts }) });

const key = (id: string, shard: string) => ({ pk: `TOY#${id}`, sk: `VISITS#${shard}` });
const visits = shardAggregateStore<{ sums: Aggregate<Count> }>({
  prefix: 'VISITS#',
  key,
  body: Body,
  merge: (parts) => ({
    sums: mergeAggregates(
      parts.map(({ sums }) => sums),
      KIND,
    ),
  }),
  limit: (body) => {
    const sums = limitAggregate(body.sums, KIND, (one) => one.visits);
    return sums === body.sums ? body : { sums };
  },
});

const AT = Date.UTC(2026, 4, 1);
const record = (sequence: number, department?: string) => ({ sequenceNumber: String(sequence), department });
type Visit = ReturnType<typeof record>;

/** What a consumer does with a batch. */
async function count(id: string, shard: string, records: readonly Visit[]): Promise<boolean> {
  const stored = await visits.get(id, shard);
  const fresh = uncountedRecords(records, stored?.highWater);
  const last = fresh.at(-1);
  if (!last) return true;
  const sums = fresh.reduce(
    (sum, { department }) => countFact(sum, { at: AT, department, sums: { visits: 1 } }, 1, KIND),
    stored?.body.sums ?? emptyAggregate(KIND),
  );
  const { sequenceNumber: highWater } = last;
  return visits.put({ entityId: id, shard, body: { sums }, highWater, after: stored?.highWater });
}
const total = async (id: string) =>
  mergeAggregates(
    (await visits.list(id)).map(({ body }) => body.sums),
    KIND,
  );

afterEach(() => setClock(0));

it('a batch that comes again, whole or in pieces, counts nothing twice', async () => {
  const id = randomText(8);
  const records = [9, 10, 11, 100].map((n) => record(n, n % 2 ? 'odd' : undefined));
  await count(id, 'shard-1', records.slice(0, 2));
  await count(id, 'shard-1', records);
  await count(id, 'shard-1', records.slice(1, 3));
  await count(id, 'shard-2', [record(1)]);
  expect(await total(id)).toEqual({
    total: { visits: 5 },
    days: { each: { '2026-05-01': { visits: 5 } } },
    departments: { each: { odd: { visits: 2 } } },
  });
});

it('of two consumers on the same mark one is refused', async () => {
  const id = randomText(8);
  await count(id, 'shard-1', [record(1)]);
  const body = { sums: emptyAggregate(KIND) };
  const write = (after?: string) =>
    visits.put({ entityId: id, shard: 'shard-1', body, highWater: '5', after });
  expect(await write()).toBe(false);
  expect(await write('1')).toBe(true);
  expect(await write('1')).toBe(false);
});

it('what is too much for an item is stored together, and the total stays', async () => {
  const id = randomText(8);
  const names = Array.from({ length: 800 }, (_, n) => record(n + 1, `${'department'.repeat(30)}-${n}`));
  expect(await count(id, 'shard-1', names)).toBe(true);
  const { Item = {} } = await table.send(new GetCommand({ TableName, Key: key(id, 'shard-1') }));
  expect(JSON.stringify(Item).length).toBeLessThan(200_000);
  const { total: all, departments } = await total(id);
  expect(all).toEqual({ visits: 800 });
  expect(Object.keys(departments.each).length + (departments.rest?.visits ?? 0)).toBe(800);
  expect(departments.rest?.visits).toBeGreaterThan(0);
});

it('former shards are folded into one item', async () => {
  const id = randomText(8);
  await count(id, 'shard-1', [record(1)]);
  await count(id, 'shard-2', [record(1)]);
  setClock(49 * 3_600_000);
  await count(id, 'shard-3', [record(1)]);
  await visits.fold(id);
  expect((await visits.list(id)).map(({ sk }) => sk)).toEqual(['VISITS#former', 'VISITS#shard-3']);
  expect((await total(id)).total).toEqual({ visits: 3 });
});
