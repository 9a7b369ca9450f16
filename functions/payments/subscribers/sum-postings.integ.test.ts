import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StreamRecord } from 'aws-lambda';
import { type Posting, POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { mergeLedgerSums, sumLegs } from '@quizhall/shared/rules/payments/ledger-sums';
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { getLedgerTotals } from '../model/ledger-sums.ts';
import { listMoneyItems, newPostingItem } from '../model/ledger.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { toMoney } from '../use-cases/audit-items.ts';
import { now } from '../../platform/clock.ts';
import { testStream } from '../../testing/streams.ts';
import { handler } from '../../entry/stream.ts';
import { sumPostings } from './sum-postings.ts';

/** Each test has days of its own. */
let day = Date.UTC(2030, 0, 1);
beforeEach(() => {
  day += 10 * 24 * 3_600_000;
});
const dayName = (days = 0) => new Date(day + days * 24 * 3_600_000).toISOString().slice(0, 10);

let count = 0;
const entered = (one: Posting, at: number) =>
  newPostingItem('plan#somebody', one, { cause: `cause-${(count += 1)}`, at }).Put;

const enter = async (...puts: ReturnType<typeof entered>[]) => {
  for (const put of puts) await table.send(new PutCommand(put));
};

/** What all shards together have summed up of a day. */
async function summed(name: string) {
  const { sums } = toMoney(await listMoneyItems()).money;
  return mergeLedgerSums(sums.flatMap((one) => (one.day === name ? [one.sums] : [])));
}

it('comes to what was entered, by the day of the entry, whatever comes again', async () => {
  const paid = POSTINGS.planPaid(2_900);
  const pool = POSTINGS.poolFunded('q_1', { amount: 10_000, fee: 1_000 });
  const back = POSTINGS.poolRefunded('q_1', { amount: 4_000, fee: 400 });
  const prize = POSTINGS.prizeAwarded('q_1', 'p_1', 6_000);
  await enter(entered(paid, day), entered(pool, day + 5), entered(prize, day + 6));
  const reader = await testStream(handler, now);
  await reader.drain();
  await enter(entered(back, day + 24 * 3_600_000));
  await reader.drain();
  const first = sumLegs([...paid.legs, ...pool.legs]);
  expect(await summed(dayName())).toEqual(first);
  expect(first).toEqual({
    cash: { in: 13_900, out: 0 },
    fees: { in: 1_000, out: 0 },
    'revenue:plans': { in: 2_900, out: 0 },
  });
  expect(await summed(dayName(1))).toEqual(sumLegs(back.legs));
  reader.rewind();
  await reader.drain();
  await (await testStream(handler, now)).drain();
  expect(await summed(dayName())).toEqual(first);
  expect(await summed(dayName(1))).toEqual(sumLegs(back.legs));
});

/** A record of the stream as Lambda hands it over. */
const record = (sequence: number, { Item }: ReturnType<typeof entered>) => ({
  eventName: 'INSERT' as const,
  dynamodb: {
    Keys: { pk: { S: Item.pk }, sk: { S: Item.sk } },
    NewImage: marshall(Item) as NonNullable<StreamRecord['NewImage']>,
    SequenceNumber: String(sequence),
  },
});

it('counts of a batch that comes again, alone or with others, only what is new', async () => {
  const records = [7, 8, 9, 10].map((sequence) =>
    record(sequence, entered(POSTINGS.planPaid(sequence), day)),
  );
  await sumPostings('one', records.slice(0, 2));
  await sumPostings('one', records.slice(0, 3));
  await sumPostings('one', records.slice(1));
  await sumPostings('one', records);
  const cash = async (shard: string) => (await getLedgerTotals(dayName(), shard))?.sums.cash;
  expect(await cash('one')).toEqual({ in: 34, out: 0 });
  // Another shard numbers its records by itself.
  await sumPostings('two', records.slice(0, 1));
  expect(await cash('two')).toEqual({ in: 7, out: 0 });
  const changes = records.map((one) => ({ ...one, eventName: 'REMOVE' as const }));
  await sumPostings('three', changes);
  expect(await cash('three')).toBeUndefined();
});

it('is refused where another reader of the shard was quicker, and nothing is counted twice', async () => {
  const [first, second] = [5, 6].map((sequence) =>
    record(sequence, entered(POSTINGS.planPaid(100), day)),
  ) as [ReturnType<typeof record>, ReturnType<typeof record>];
  const send = table.send.bind(table) as (command: unknown) => Promise<unknown>;
  const quicker = vi.spyOn(table, 'send').mockImplementationOnce((async (command: unknown) => {
    const answer = await send(command);
    await sumPostings('shard', [first]);
    return answer;
  }) as never);
  await expect(sumPostings('shard', [first, second])).rejects.toThrow(`Sums of ${dayName()} in shard moved`);
  quicker.mockRestore();
  await sumPostings('shard', [first, second]);
  expect((await getLedgerTotals(dayName(), 'shard'))?.sums.cash).toEqual({ in: 200, out: 0 });
});
