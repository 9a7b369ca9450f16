import { afterEach, describe, expect, it, vi } from 'vitest';
import { measureCost } from '../capacity-meter.ts';
import { randomText } from '../security/random.ts';
import { getItem, putItem } from './commands.ts';
import { TableName, table } from './table.ts';
import { transactWrite, transactWriteWithOldItem, type Write } from './transact-write.ts';

afterEach(() => vi.restoreAllMocks());

const newKey = () => ({ pk: `TEST#${randomText(8)}`, sk: 'ONE' });
type Key = ReturnType<typeof newKey>;

/** A put that succeeds only for a key without an item. */
const create = (key: Key, data: object = {}): Write => ({
  Put: { TableName, Item: { ...key, ...data }, ConditionExpression: 'attribute_not_exists(pk)' },
});

const update = (key: Key, more: string): Write => ({
  Update: {
    TableName,
    Key: key,
    UpdateExpression: 'SET more = :more',
    ExpressionAttributeValues: { ':more': more },
  },
});

/** Stores an item and returns its key. */
async function taken(data: object = {}): Promise<Key> {
  const key = newKey();
  await putItem({ ...key, ...data });
  return key;
}

/** Has the next transactions rejected, each with these reasons. */
function reject(rejections: { Code: string; Message?: string }[][]) {
  const send = table.send.bind(table);
  const spy = vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
    const CancellationReasons = rejections.shift();
    if (!CancellationReasons) return send(command);
    throw Object.assign(new Error('Cancelled'), {
      name: 'TransactionCanceledException',
      CancellationReasons,
    });
  }) as never);
  return () => spy.mock.calls.length;
}

const NONE = { Code: 'None' };
const CONFLICT = { Code: 'TransactionConflict' };
const FAILED = { Code: 'ConditionalCheckFailed' };

describe('transactWrite', () => {
  it.each`
    failing               | expected
    ${[]}                 | ${undefined}
    ${['seat']}           | ${'seat'}
    ${['member']}         | ${'member'}
    ${['both']}           | ${'both'}
    ${['member', 'seat']} | ${'seat'}
    ${['both', 'member']} | ${'member'}
  `('answers $expected where the conditions of $failing fail', async ({ failing, expected }) => {
    const keyOf = (name: string) => (failing.includes(name) ? taken() : newKey());
    const [seat, member, both] = [await keyOf('seat'), await keyOf('member'), await keyOf('both')];
    const free = newKey();
    expect(
      await transactWrite({
        none: undefined,
        empty: [],
        seat: create(seat),
        member: create(member),
        both: [create(free), create(both)],
      }),
    ).toBe(expected);
    expect(await getItem(free)).toEqual(expected ? undefined : free);
  });

  it('sends nothing where there is nothing to write', async () => {
    const { result, consumed } = await measureCost(() => transactWrite({ none: undefined, empty: [] }));
    expect(result).toBeUndefined();
    expect(consumed.trips).toBe(0);
  });

  it('leaves out skippable items whose condition fails, and writes the others', async () => {
    const [item, other, sent] = [newKey(), newKey(), await taken({ first: true })];
    const skippable = [create(sent), create(other)];
    expect(await transactWrite({ item: create(item) }, { skippable })).toBeUndefined();
    expect(await Promise.all([item, other, sent].map((key) => getItem(key)))).toEqual([
      item,
      other,
      { ...sent, first: true },
    ]);
  });

  it('writes nothing where an item fails, whatever is skippable', async () => {
    const [other, sent] = [newKey(), await taken()];
    const skippable = [create(sent), create(other)];
    expect(await transactWrite({ item: create(await taken()) }, { skippable })).toBe('item');
    expect(await getItem(other)).toBeUndefined();
  });

  it('tries again after conflicts, up to eight times', async () => {
    const key = newKey();
    const sent = reject([[CONFLICT], [CONFLICT]]);
    expect(await transactWrite({ item: create(key) })).toBeUndefined();
    expect(sent()).toBe(3);
    vi.restoreAllMocks();

    const all = reject(Array.from({ length: 9 }, () => [CONFLICT]));
    await expect(transactWrite({ item: create(newKey()) })).rejects.toThrow('Cancelled');
    expect(all()).toBe(8);
  });

  it('answers a failed condition although another item conflicts', async () => {
    const sent = reject([[CONFLICT, FAILED]]);
    expect(await transactWrite({ seat: create(newKey()), member: create(newKey()) })).toBe('member');
    expect(sent()).toBe(1);
  });

  const textOf = (kilobytes: number) => 'x'.repeat(kilobytes * 1_024);
  it.each([
    ['a put', async () => create(newKey(), { text: textOf(401) })],
    ['an update', async () => update(await taken({ text: textOf(300) }), textOf(200))],
  ])('reports %s above 400 KB as TOO_LARGE', async (_, write) => {
    const large = await write();
    await expect(transactWrite({ large, other: create(newKey()) })).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  it('throws what is no failed condition', async () => {
    reject([[NONE, { Code: 'ThrottlingError' }]]);
    await expect(transactWrite({ a: create(newKey()), b: create(newKey()) })).rejects.toThrow('Cancelled');
    vi.restoreAllMocks();
    const twice = newKey();
    await expect(transactWrite({ a: create(twice), b: create(twice) })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });
});

describe('transactWriteWithOldItem', () => {
  const returning = (write: Write): Write => ({
    Put: { ...write.Put!, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
  });

  it('answers the stored item of the failed condition, where the write asks for it', async () => {
    const key = await taken({ n: 1 });
    const item = create(key);
    const first = create(newKey());
    expect(await transactWriteWithOldItem({ first, item: returning(item) })).toEqual({
      name: 'item',
      oldItem: { ...key, n: 1 },
    });
    expect(await transactWriteWithOldItem({ first, item })).toEqual({ name: 'item', oldItem: undefined });
    expect(await transactWriteWithOldItem({ first })).toBeUndefined();
  });
});
