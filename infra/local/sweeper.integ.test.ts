import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, expect, it } from 'vitest';
import { localDynamoDb } from './engines/create-table.ts';
import { sweepExpired } from './sweeper.ts';
import { openTestStream } from './testing/streams.ts';

const TableName = process.env.TABLE_NAME ?? '';
const client = localDynamoDb(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
const NOW = Date.parse('2100-01-01T00:00:00Z');

afterAll(() => client.destroy());

const put = (pk: string, expiresInSeconds?: number) => {
  const expiresAt = expiresInSeconds !== undefined && { N: String(NOW / 1_000 + expiresInSeconds) };
  const Item = { pk: { S: pk }, sk: { S: 'SWEEP' }, ...(expiresAt && { expiresAt }) };
  return client.send(new PutItemCommand({ TableName, Item }));
};

async function isThere(pk: string): Promise<boolean> {
  const Key = { pk: { S: pk }, sk: { S: 'SWEEP' } };
  return Boolean((await client.send(new GetItemCommand({ TableName, Key }))).Item);
}

it('deletes what is past its time, and the stream tells it from a deletion by a person', async () => {
  const records: DynamoDBRecord[] = [];
  const stream = await openTestStream(
    async (event) => {
      records.push(...event.Records);
      return undefined;
    },
    () => NOW,
  );
  await Promise.all([put('expired', -1), put('due', 0), put('later', 60), put('for ever')]);

  expect(await sweepExpired(client, TableName, NOW)).toBe(2);

  expect(await Promise.all(['expired', 'due', 'later', 'for ever'].map(isThere))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  await stream.drain();
  const removed = records.filter(({ eventName }) => eventName === 'REMOVE');
  expect(new Set(removed.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S))).toEqual(new Set(['due', 'expired']));
  expect(removed).toHaveLength(2);
  for (const { userIdentity } of removed)
    expect(userIdentity).toEqual({ type: 'Service', principalId: 'dynamodb.amazonaws.com' });
});
