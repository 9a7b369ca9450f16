import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Item } from '../../platform/dynamodb/commands.ts';
import { listMoneyItems } from '../model/ledger.ts';
import { packTotals, unpackTotals } from '../../platform/dynamodb/shard-aggregates.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { liveThrough } from '../../testing/money/history.ts';
import { nothingWritten, watchTable } from '../../testing/money/watched-table.ts';
import type { World } from '../../testing/money/world.ts';
import { testStream } from '../../testing/streams.ts';
import { sumPostings } from '../subscribers/sum-postings.ts';
import { auditMoney, auditReport } from './money-audit.ts';

const current = vi.hoisted(() => ({ world: undefined as World | undefined }));
vi.mock('../model/providers.ts', () => {
  const provider = () => current.world?.provider.port;
  return { getCurrentProvider: provider, getProvider: provider };
});

const audit = async (at = now()) => auditMoney(await listMoneyItems(), at);
const itemsOf = async (isWanted: (item: Item) => boolean) => (await listMoneyItems()).filter(isWanted);
const ofKind = (prefix: string) => (item: Item) => String(item['pk']).startsWith(prefix);

/** A stage on which some histories have happened, until there is one with a pool that is paid and one with a refund. */
beforeAll(async () => {
  const unwatch = watchTable(() => current.world?.written ?? nothingWritten());
  for (let seed = 1; seed <= 15; seed++)
    await liveThrough(seed, (world) => {
      current.world = world;
    });
  unwatch();
  const reader = await testStream(async ({ shardId, Records }) => {
    await sumPostings(shardId, Records);
    return undefined;
  }, now);
  await reader.drain();
});
afterAll(() => setClock(0));

it('finds nothing where all is well, and says what there is', async () => {
  const done = await audit();
  expect(done.findings).toEqual([]);
  expect(done.counts.postings).toBeGreaterThan(10);
  const { cash, ...others } = done.balances;
  expect(cash).toBe(Object.values(others).reduce((sum, cents) => sum + cents, 0));
  expect(auditReport(done)).toMatch(
    /\d+ postings, \d+ charges.*\n {2}cash +[\d,.]+ dollars\n[^]*Everything adds up\.$/,
  );
});

describe('damage', () => {
  let taken: Item[] = [];
  beforeEach(() => {
    taken = [];
  });

  /** Damages an item, looks, and puts it back as it was. */
  async function damaged(
    wanted: (item: Item) => boolean,
    damage: (item: Item) => Promise<unknown>,
    at?: number,
  ) {
    const [item] = await itemsOf(wanted);
    if (!item) throw new Error('Nothing of that kind');
    taken.push(item);
    await damage(item);
    const { findings } = await audit(at);
    await table.send(new PutCommand({ TableName, Item: item }));
    expect((await audit()).findings).toEqual([]);
    return findings.join('\n');
  }
  const keyOf = ({ pk, sk }: Item) => ({ pk, sk });
  const set = (path: string, value: unknown) => (item: Item) =>
    table.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(item),
        UpdateExpression: `SET ${path
          .split('.')
          .map((_, n) => `#p${n}`)
          .join('.')} = :value`,
        ExpressionAttributeNames: Object.fromEntries(path.split('.').map((part, n) => [`#p${n}`, part])),
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  const remove = (item: Item) => table.send(new DeleteCommand({ TableName, Key: keyOf(item) }));
  const isPaidPool = (item: Item) => item['sk'] === 'POOL' && Number(item['escrow']) > 0;
  const charge = (status: string) => (item: Item) => ofKind('CHARGE#')(item) && item['status'] === status;

  it('of a pool is found', async () => {
    expect(await damaged(isPaidPool, set('escrow', 1))).toMatch(
      /escrow:q_\w+ is \d+ cents in the ledger, and 1 /,
    );
    expect(await damaged(isPaidPool, remove)).toMatch(/and 0 where it stands/);
  });

  it('of a posting is found', async () => {
    const isFunding = (item: Item) => item['reason'] === 'poolFunded';
    const gone = await damaged(isFunding, remove);
    expect(gone).toMatch(/Charge \S+ is \w+: \d+ cents, and 0 are entered/);
    expect(gone).toMatch(/cash of \d{4}-\d\d-\d\d: summed up \d+ cents in and \d+ out, in the ledger \d+ /);
    const legs = [
      { account: 'cash', amount: 2 },
      { account: 'fees', amount: -1 },
    ];
    expect(await damaged(isFunding, set('legs', legs))).toMatch(
      /poolFunded of \S+ does not balance: 1 cents/,
    );
    expect(await damaged(isFunding, set('legs', 'gone'))).toMatch(/LEDGER#pool#\S+ \/ \S+ cannot be read/);
  });

  it('of a sum is found', async () => {
    const accountsOf = (item: Item) => (unpackTotals(item) as { accounts: Record<string, object> }).accounts;
    const isDay = (item: Item) => ofKind('SUMS#')(item) && 'fees' in accountsOf(item);
    const setAccount = (name: string, sums: object) => (item: Item) => {
      const accounts = accountsOf(item);
      return set(
        'sums',
        packTotals({ accounts: { ...accounts, [name]: { ...accounts[name], ...sums } } }),
      )(item);
    };
    expect(await damaged(isDay, setAccount('fees', { out: 1 }))).toMatch(
      /fees of [\d-]+: summed up \d+ cents in and 1 out/,
    );
    expect(await damaged(isDay, setAccount('cash', { in: 1, out: 0 }))).toMatch(
      /Of what was paid, \d+ cents are summed up, and \d+ by its payments/,
    );
    expect(await damaged(isDay, remove)).toMatch(/cash of [\d-]+: summed up 0 cents in and 0 out/);
    expect(await damaged(isDay, set('sums', 'gone'))).toMatch(/SUMS#[\d-]+ \/ SUM#\S+ cannot be read/);
  });

  it('of a charge is found', async () => {
    expect(await damaged(charge('succeeded'), set('card.status', 'declined'))).toMatch(
      /is declined: 0 cents, and/,
    );
    expect(await damaged(charge('declined'), set('card.status', 'succeeded'))).toMatch(/and 0 are entered/);
    expect(
      await damaged(charge('declined'), set('card.status', 'waiting'), now() + 400 * 24 * 3_600_000),
    ).toMatch(/is waiting since/);
    expect(await damaged(charge('succeeded'), set('card.refunded', 5))).toMatch(
      /gave back 5 cents, by transfers of \d+/,
    );
  });

  it('of a transfer is found', async () => {
    const sent = (item: Item) =>
      ofKind('TRANSFER#')(item) && item['kind'] === 'refund' && item['status'] === 'sent';
    expect(await damaged(sent, set('status', 'waiting'), now() + 3 * 3_600_000)).toMatch(
      /is waiting, and entered: true/,
    );
    expect(await damaged(sent, remove)).toMatch(/gave back \d+ cents, by transfers of \d+/);
  });
});
