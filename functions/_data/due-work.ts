import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dueCursorKey, dueKey, duePk } from './keys.ts';
import { TableName, table } from './table.ts';

const DueItem = z.object({
  sk: z.templateLiteral([z.enum(['attempts', 'results']), '#', z.string()]),
  attempts: z.array(z.string()),
});

/** What is due: attempts that the server may finish, or results that are final. */
export type DueKind = 'attempts' | 'results';

/** Attempts on which something may be done from this minute on. */
export interface DueAttempts {
  /** Key within the minute, for `removeDue`. */
  name: `${DueKind}#${string}`;
  attempts: string[];
}

/** What no sweep has done by then, e.g. a note that came again after it was done, is cleared away. */
const KEEP_MS = 30 * 24 * 3_600_000;
const expiryOf = (minute: string) => Math.ceil((Date.parse(`${minute}Z`) + KEEP_MS) / 1_000);

/** D1: note what is due in a minute. The same name writes the same item, so a replay adds nothing. */
export async function putDue(minute: string, { name, attempts }: DueAttempts): Promise<void> {
  const Item = { ...dueKey(minute, name), attempts, expiresAt: expiryOf(minute) };
  await table.send(new PutCommand({ TableName, Item }));
}

/** D2: what is due in a minute, a page of at most 1 MB (some 20,000 attempts) at a time. */
export async function* listDue(minute: string): AsyncGenerator<DueAttempts> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': duePk(minute) },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) {
      const { sk, attempts } = DueItem.parse(item);
      yield { name: sk, attempts };
    }
    from = page.LastEvaluatedKey;
  } while (from);
}

/** D3: this work is done. */
export async function removeDue(minute: string, name: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: dueKey(minute, name) }));
}

/** D4: the minute up to which everything was swept (epoch ms), if a sweep ever ran. */
export async function readDueCursor(): Promise<number | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: dueCursorKey(), ConsistentRead: true }));
  return Item && z.number().parse(Item.at);
}

/** D5: remember how far the sweep came. */
export async function writeDueCursor(at: number): Promise<void> {
  await table.send(new PutCommand({ TableName, Item: { ...dueCursorKey(), at } }));
}
