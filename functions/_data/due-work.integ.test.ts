import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { minuteBucket } from '@quizhall/shared/rules/deadline';
import { expect, it } from 'vitest';
import { now } from '../_platform/clock.ts';
import { listDue, putDue, removeDue } from './due-work.ts';
import { dueKey } from './keys.ts';
import { TableName, table } from './table.ts';

const DAY = 24 * 3_600;

it('keeps due work until it is done, at the latest 30 days after its minute', async () => {
  const minute = minuteBucket(now() + 400 * DAY * 1_000);
  const name = 'attempts#left-over';
  await putDue(minute, name, ['one']);
  const { Item } = await table.send(new GetCommand({ TableName, Key: dueKey(minute, name) }));
  expect(Item?.expiresAt).toBe(Date.parse(`${minute}:00Z`) / 1_000 + 30 * DAY);
  expect(await Array.fromAsync(listDue(minute))).toEqual([{ kind: 'attempts', name, attempts: ['one'] }]);
  await removeDue(minute, name);
  expect(await Array.fromAsync(listDue(minute))).toEqual([]);
});
