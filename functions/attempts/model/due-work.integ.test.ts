import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { expect, it } from 'vitest';
import { now } from '../../platform/clock.ts';
import { dueName, listDue, putDue, removeDue } from './due-work.ts';
import { scheduledKey } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

const DAY = 24 * 3_600;

it('keeps due work until it is done, at the latest 30 days after its minute', async () => {
  const minute = minuteBucket(now() + 400 * DAY * 1_000);
  const name = dueName('attempts', ['one']);
  await putDue(minute, 'attempts', ['one']);
  const { Item } = await table.send(new GetCommand({ TableName, Key: scheduledKey(minute, name) }));
  expect(Item?.expiresAt).toBe(Date.parse(`${minute}:00Z`) / 1_000 + 30 * DAY);
  expect(await Array.fromAsync(listDue(minute))).toEqual([{ kind: 'attempts', name, ids: ['one'] }]);
  await removeDue(minute, name);
  expect(await Array.fromAsync(listDue(minute))).toEqual([]);
});

it('notes the same attempts once, and replaces no note that holds others', async () => {
  const minute = minuteBucket(now() + 401 * DAY * 1_000);
  await putDue(minute, 'attempts', ['a', 'b']);
  await putDue(minute, 'attempts', ['b', 'a']);
  await putDue(minute, 'attempts', ['a', 'c']);
  const noted = await Array.fromAsync(listDue(minute));
  expect(noted.map((due) => due.kind && due.ids.toSorted().join(''))).toHaveLength(2);
  expect(new Set(noted.flatMap((due) => (due.kind ? due.ids : [])))).toEqual(new Set(['a', 'b', 'c']));
});
