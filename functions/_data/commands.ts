import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteCommand,
  type DeleteCommandInput,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { AppError } from '../_platform/errors.ts';
import type { Key } from './keys.ts';
import { isRefusedTogether, isTooLarge, refusedConditions, refusedItem, TableName, table } from './table.ts';

/** An item, or a part of it, as the table gives it: to be parsed. */
export type Item = Record<string, unknown>;

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;

/** Selects the items of a partition whose sort key begins with a prefix. */
export const withPrefix = (pk: string, prefix: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
});

/** The pages of a query, of at most 1 MB each, as long as somebody asks for them; `after` a key, or from the first on. */
export async function* pagesOf(query: Query, after?: Item): AsyncGenerator<Item[]> {
  let last = after;
  do {
    const page = await pageOf(query, last);
    yield page.items;
    last = page.last;
  } while (last);
}

/** Every item of a query, however many pages. */
export async function allOf(query: Query): Promise<Item[]> {
  return (await Array.fromAsync(pagesOf(query))).flat();
}

/** One page after a key, and the key of its last item if there may be more: what a cursor is made of. */
export async function pageOf(query: Query, after?: Item): Promise<{ items: Item[]; last: Item | undefined }> {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({ TableName, ...query, ExclusiveStartKey: after }),
  );
  return { items: Items, last: LastEvaluatedKey };
}

/** How many items a query has, however many pages; none of them is sent. */
export async function countOf(query: Query): Promise<number> {
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

/** Reads one item: strongly consistent at full price, unless told otherwise. */
export async function getItem(Key: Key, { consistent = true } = {}): Promise<Item | undefined> {
  return (await table.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: consistent }))).Item;
}

/** Puts an item, whatever is stored under its key. */
export async function putItem(item: object): Promise<void> {
  await table.send(new PutCommand({ TableName, Item: { ...item } }));
}

/** Deletes an item if there is one. */
export async function deleteItem(Key: Key): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: { ...Key } }));
}

/** Puts an item where there is none of its key. False: there is one. */
export const putIfAbsent = (item: Item): Promise<boolean> =>
  putIf({ Item: item, ConditionExpression: 'attribute_not_exists(pk)' });

/** Puts an item. False: its condition refused it. */
export async function putIf(put: Omit<PutCommandInput, 'TableName'>): Promise<boolean> {
  return (await attempt(() => table.send(new PutCommand({ TableName, ...put })))).done;
}

/** Deletes an item. False: its condition refused it. */
export async function deleteIf(deletion: Omit<DeleteCommandInput, 'TableName'>): Promise<boolean> {
  return (await attempt(() => table.send(new DeleteCommand({ TableName, ...deletion })))).done;
}

/**
 * Updates an item. `item` is what `ReturnValues` asks for; where the condition refused it, what stands there, if
 * `ReturnValuesOnConditionCheckFailure` asks for it and there is something.
 */
export async function updateIf(
  update: Omit<UpdateCommandInput, 'TableName'>,
): Promise<{ done: boolean; item: Item | undefined }> {
  const { done, answer, stood } = await attempt(() =>
    table.send(new UpdateCommand({ TableName, ...update })),
  );
  return { done, item: done ? answer?.Attributes : stood };
}

/** What one transaction writes. */
export type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Writes all or nothing. False: a condition refused it. @throws TransactionCanceledException on a conflict */
export async function transactIf(writes: Writes): Promise<boolean> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: writes }));
    return true;
  } catch (error) {
    if (refusedConditions(error)) return false;
    throw error;
  }
}

/**
 * Writes all of this or nothing, in one transaction with what tells of it; of that, whatever was told before is left out.
 * @throws what the table answers where anything else is refused
 */
export async function sendTogether(writes: Writes, tellings: Writes): Promise<void> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: [...writes, ...tellings] }));
  } catch (error) {
    const refused = refusedConditions(error) ?? [];
    const news = tellings.filter((_, i) => !refused.includes(writes.length + i));
    if (news.length === tellings.length || refused.some((index) => index < writes.length)) throw error;
    await sendTogether(writes, news);
  }
}

/**
 * The same. False: a condition of what is written refused it, or somebody wrote one of the items at this moment.
 * @throws AppError TOO_LARGE where an item has no room for it
 */
export async function writeTogether(writes: Writes, tellings: Writes = []): Promise<boolean> {
  try {
    await sendTogether(writes, tellings);
    return true;
  } catch (error) {
    if (isRefusedTogether(error)) return false;
    if (isTooLarge(error)) throw new AppError('TOO_LARGE');
    throw error;
  }
}

/** How often a transaction is tried that met another one, and how long it waits at most before the second try. */
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 20;

/**
 * Writes all of this or nothing; what only met another transaction is tried again. Answers which of the writes were refused by their
 * conditions (by index): none, it is done.
 */
export async function refusalsOf(writes: Writes): Promise<number[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: writes }));
      return [];
    } catch (error) {
      const refused = refusedConditions(error);
      if (refused) return refused;
      if (!isRefusedTogether(error) || tries === MOST_TRIES) throw error;
      await pause(randomInt(FIRST_PAUSE_MS * 2 ** tries));
    }
  }
}

async function attempt<Answer>(write: () => Promise<Answer>) {
  try {
    return { done: true, answer: await write(), stood: undefined };
  } catch (error) {
    const refused = refusedItem<Item>(error);
    if (!refused) throw error;
    return { done: false, answer: undefined, stood: refused.item };
  }
}
