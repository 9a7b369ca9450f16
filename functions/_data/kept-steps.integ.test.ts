import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { randomText } from '../_platform/random.ts';
import { withKeptSteps } from './kept-steps.ts';
import { refusedItem, TableName } from './table.ts';

const client = () =>
  DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } });
const [kept, plain] = [withKeptSteps(client()), client()];

const items = Array.from({ length: 20 }, (_, n) => ({
  pk: `KEPT#${randomText(20)}`,
  sk: `${n}`,
  list: [n, { deep: null, bytes: new Uint8Array([n, 255]) }],
  none: undefined,
}));
const keyOf = ({ pk, sk }: { pk: string; sk: string }) => ({ TableName, Key: { pk, sk } });

it('gives every call its own answer, at once or one after the other, as the client of the package does', async () => {
  await Promise.all(items.map((Item) => kept.send(new PutCommand({ TableName, Item }))));
  const read = await Promise.all(items.map((item) => kept.send(new GetCommand(keyOf(item)))));
  for (const [n, item] of items.entries()) {
    const byPackage = await plain.send(new GetCommand(keyOf(item)));
    expect(read[n]?.Item).toEqual(byPackage.Item);
    expect(read[n]?.Item?.['list']).toEqual(item.list);
  }
});

it('tells each refusal to whom it concerns, with what is there', async () => {
  const [item, other] = items;
  const put = (Item: object) =>
    kept.send(
      new PutCommand({
        TableName,
        Item: Item as never,
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
  const [refused, written] = await Promise.allSettled([put(item ?? {}), put({ ...other, sk: 'new' })]);
  expect(written.status).toBe('fulfilled');
  expect(refusedItem((refused as PromiseRejectedResult).reason)?.item).toMatchObject({ sk: '0' });
});

it('puts the steps of a kind of command together once', async () => {
  const documents = client();
  const made = vi.spyOn(documents.middlewareStack, 'concat');
  const counted = withKeptSteps(documents);
  for (const item of items) await counted.send(new GetCommand(keyOf(item)));
  expect(made).toHaveBeenCalledTimes(1);
});
