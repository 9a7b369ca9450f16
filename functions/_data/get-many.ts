import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { TableName, table } from './table.ts';

/** Of one call, by DynamoDB. */
const MOST_KEYS = 100;

/**
 * The items with these keys, in no particular order, a hundred in one call; at half price, so a write may show a second
 * later. A projection names its attributes plainly.
 */
export async function getMany(keys: readonly Key[], projection?: string): Promise<unknown[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / MOST_KEYS) }, (_, n) =>
    getBatch(keys.slice(n * MOST_KEYS, (n + 1) * MOST_KEYS), projection),
  );
  return (await Promise.all(batches)).flat();
}

async function getBatch(keys: readonly Key[], ProjectionExpression: string | undefined): Promise<unknown[]> {
  const found: unknown[] = [];
  let rest: Record<string, unknown>[] | undefined = keys.map((key) => ({ ...key }));
  while (rest && rest.length > 0) {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await table.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: rest, ProjectionExpression } } }),
    );
    found.push(...(Responses?.[TableName] ?? []));
    rest = UnprocessedKeys?.[TableName]?.Keys;
  }
  return found;
}
