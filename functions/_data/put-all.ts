import { BatchWriteCommand, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { TableName, table } from './table.ts';

type Requests = NonNullable<BatchWriteCommandOutput['UnprocessedItems']>[string];

/** Of one call, by DynamoDB. */
const AT_ONCE = 25;
const CALLS_AT_ONCE = 8;

/** Puts all of these items, whatever stands under their keys: for stages that are filled, not for people. */
export async function putAll(items: readonly object[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, n) =>
    items.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  ).values();
  const putNext = async () => {
    for (const batch of batches) await putBatch(batch.map((item) => ({ PutRequest: { Item: { ...item } } })));
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, putNext));
}

/** What the table leaves out is sent again. */
async function putBatch(requests: Requests): Promise<void> {
  const answer: BatchWriteCommandOutput = await table.send(
    new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
  );
  const rest = answer.UnprocessedItems?.[TableName];
  if (rest?.length) await putBatch(rest);
}
