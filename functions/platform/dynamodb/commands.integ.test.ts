import { expect, it } from 'vitest';
import { measureCost } from '../capacity-meter.ts';
import { randomText } from '../security/random.ts';
import {
  queryAll,
  countItems,
  deleteIf,
  queryPage,
  queryPages,
  putIf,
  putIfAbsent,
  updateIf,
} from './commands.ts';

const query = (pk: string, Limit?: number) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
  Limit,
});
const names = (items: Record<string, unknown>[]) => items.map(({ sk }) => sk);

async function partition(count: number): Promise<string> {
  const pk = `TEST#${randomText(8)}`;
  for (let i = 0; i < count; i++) await putIf({ Item: { pk, sk: `n${i}` } });
  return pk;
}

it('reads every page, and no page more than is asked for', async () => {
  const pk = await partition(5);
  expect(names(await queryAll(query(pk, 2)))).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  expect(await queryAll(query(`${pk}-none`))).toEqual([]);
  const { consumed } = await measureCost(async () => {
    for await (const items of queryPages(query(pk, 2))) if (names(items).includes('n2')) break;
  });
  expect(consumed.trips).toBe(2);
});

it('counts over every page', async () => {
  const pk = await partition(5);
  expect(await countItems(query(pk, 2))).toBe(5);
  expect(await countItems(query(`${pk}-none`))).toBe(0);
});

it('reads one page after a key, and tells where the next begins', async () => {
  const pk = await partition(3);
  const first = await queryPage(query(pk, 2));
  expect(names(first.items)).toEqual(['n0', 'n1']);
  expect(first.last).toEqual({ pk, sk: 'n1' });
  const rest = await queryPage(query(pk, 2), first.last);
  expect(names(rest.items)).toEqual(['n2']);
  expect(rest.last).toBeUndefined();
});

it('puts what is absent, once, however many come at the same moment', async () => {
  const key = { pk: `TEST#${randomText(8)}`, sk: 'ONE' };
  const done = await Promise.all([1, 2, 3].map((by) => putIfAbsent({ ...key, by })));
  expect(done.filter(Boolean)).toHaveLength(1);
});

it('updates and deletes where the condition holds, and else tells what stands there', async () => {
  const Key = { pk: `TEST#${randomText(8)}`, sk: 'ONE' };
  const to = (n: number, from: number) =>
    updateIf({
      Key,
      UpdateExpression: 'SET n = :to',
      ConditionExpression: 'attribute_not_exists(pk) OR n = :from',
      ExpressionAttributeValues: { ':to': n, ':from': from },
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
  expect(await to(1, 0)).toEqual({ done: true, item: { ...Key, n: 1 } });
  expect(await to(3, 2)).toEqual({ done: false, item: { ...Key, n: 1 } });
  const without = (n: number) =>
    deleteIf({ Key, ConditionExpression: 'n = :n', ExpressionAttributeValues: { ':n': n } });
  expect([await without(2), await without(1), await without(1)]).toEqual([false, true, false]);
  const absent = { Key, UpdateExpression: 'SET n = :n', ConditionExpression: 'attribute_exists(pk)' };
  expect(await updateIf({ ...absent, ExpressionAttributeValues: { ':n': 1 } })).toEqual({
    done: false,
    item: undefined,
  });
});

it('takes no other failure for a refusal', async () => {
  const Key = { pk: `TEST#${randomText(8)}`, sk: 'ONE' };
  await expect(updateIf({ Key, UpdateExpression: 'SET' })).rejects.toThrow();
  await expect(putIf({ Item: { pk: Key.pk } })).rejects.toThrow();
});
