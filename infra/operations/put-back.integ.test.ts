import {
  type AttributeValue,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureTable } from '../local/engines/create-table.ts';
import { differencesOf, putBack } from './put-back.ts';

type Item = Record<string, AttributeValue>;

const client = new DynamoDBClient({});
const names = { from: `restored-${process.pid}`, to: `stands-${process.pid}` };
const pk = 'QUIZ#restored';
const itemOf = (sk: string, more: Item = {}, partition = pk): Item => ({
  pk: { S: partition },
  sk: { S: sk },
  ...more,
});
const quiz = itemOf('META', {
  title: { S: 'Rivers' },
  tags: { SS: ['a', 'b'] },
  marks: { L: [{ N: '1' }, { N: '2.5' }] },
});

beforeAll(async () => {
  await ensureTable(client, names.from);
  await ensureTable(client, names.to);
  const put = (TableName: string, items: Item[]) =>
    Promise.all(items.map((item) => client.send(new PutItemCommand({ TableName, Item: item }))));
  const wasText = itemOf('V#1', { text: { S: 'as it was' } });
  await put(names.from, [quiz, wasText, itemOf('V#2'), itemOf('META', {}, 'QUIZ#other')]);
  await put(names.to, [itemOf('V#1', { text: { S: 'damaged' } }), itemOf('V#2'), itemOf('V#3')]);
});
afterAll(() => client.destroy());

const all = { client, ...names, pk };
const told = async (wish: Parameters<typeof differencesOf>[0]) =>
  (await differencesOf(wish)).map(({ sk, state }) => [sk, state]);
const standing = async (sk: string) =>
  (await client.send(new GetItemCommand({ TableName: names.to, Key: itemOf(sk) }))).Item;

it('tells what is missing or different, and puts that back as it was', async () => {
  expect(await told(all)).toEqual([
    ['META', 'missing'],
    ['V#1', 'different'],
  ]);
  expect(await told({ ...all, sk: 'V#' })).toEqual([['V#1', 'different']]);
  await putBack(all, await differencesOf(all));
  expect(await told(all)).toEqual([]);
  expect(await standing('META')).toEqual(quiz);
  // What came later stays.
  expect(await standing('V#3')).toBeDefined();
});
