import {
  BatchWriteCommand,
  type BatchWriteCommandOutput,
  DeleteCommand,
  type DeleteCommandInput,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { conditionFailure, table, TableName } from './table.ts';

/** An unparsed item, or a part of one. */
export type Item = Record<string, unknown>;

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;

/** Key condition for the items of a partition whose sort key begins with a prefix. */
export const withPrefix = (pk: string, prefix: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
});

/** Pages of a query, at most 1 MB each, read on demand; `after` is a key. */
export async function* queryPages(query: Query, after?: Item): AsyncGenerator<Item[]> {
  let last = after;
  do {
    const page = await queryPage(query, last);
    yield page.items;
    last = page.last;
  } while (last);
}

/** All items of a query. */
export async function queryAll(query: Query): Promise<Item[]> {
  return (await Array.fromAsync(queryPages(query))).flat();
}

/** One page of a query, and the key of its last item if more items may follow. */
export async function queryPage(
  query: Query,
  after?: Item,
): Promise<{ items: Item[]; last: Item | undefined }> {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({ TableName, ...query, ExclusiveStartKey: after }),
  );
  return { items: Items, last: LastEvaluatedKey };
}

/** Number of items of a query. */
export async function countItems(query: Query): Promise<number> {
  let count = 0;
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.send(
      new QueryCommand({ TableName, ...query, Select: 'COUNT', ExclusiveStartKey }),
    );
    count += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return count;
}

/** Reads one item, strongly consistent by default. */
export async function getItem(Key: Key, { consistent = true } = {}): Promise<Item | undefined> {
  return (await table.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: consistent }))).Item;
}

/** Puts an item unconditionally. */
export async function putItem(item: object): Promise<void> {
  await table.send(new PutCommand({ TableName, Item: { ...item } }));
}

/** Deletes an item if it exists. */
export async function deleteItem(Key: Key): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: { ...Key } }));
}

/** Puts an item. Returns false if its key exists. */
export const putIfAbsent = (item: Item): Promise<boolean> =>
  putIf({ Item: item, ConditionExpression: 'attribute_not_exists(pk)' });

/** Puts an item. Returns false if its condition failed. */
export async function putIf(put: Omit<PutCommandInput, 'TableName'>): Promise<boolean> {
  return (await attempt(() => table.send(new PutCommand({ TableName, ...put })))).done;
}

/** Deletes an item. Returns false if its condition failed. */
export async function deleteIf(deletion: Omit<DeleteCommandInput, 'TableName'>): Promise<boolean> {
  return (await attempt(() => table.send(new DeleteCommand({ TableName, ...deletion })))).done;
}

/**
 * Updates an item. `item` holds the attributes `ReturnValues` asks for or, after a failed condition with
 * `ReturnValuesOnConditionCheckFailure`, the stored item.
 */
export async function updateIf(
  update: Omit<UpdateCommandInput, 'TableName'>,
): Promise<{ done: boolean; item: Item | undefined }> {
  const { done, answer, stood } = await attempt(() =>
    table.send(new UpdateCommand({ TableName, ...update })),
  );
  return { done, item: done ? answer?.Attributes : stood };
}

async function attempt<Answer>(write: () => Promise<Answer>) {
  try {
    return { done: true, answer: await write(), stood: undefined };
  } catch (error) {
    const refused = conditionFailure<Item>(error);
    if (!refused) throw error;
    return { done: false, answer: undefined, stood: refused.item };
  }
}

type Requests = NonNullable<BatchWriteCommandOutput['UnprocessedItems']>[string];

/** Of one call, by DynamoDB. */
const AT_ONCE = 25;
const CALLS_AT_ONCE = 8;

/** Puts items unconditionally, in batches. For seeding stages. */
export async function putItems(items: readonly object[]): Promise<void> {
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
