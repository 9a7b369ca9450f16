import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors.ts';
import type { Key } from './keys.ts';
import { TableName, table } from './table.ts';

/** Of one call, by DynamoDB. */
const MOST_KEYS = 100;
/** Calls for one batch: what the table still leaves out then is too busy to wait for. */
const MOST_CALLS = 5;
/** Before the second call at most so long, and twice as long before each further one: 1.5 s in all. */
const FIRST_PAUSE_MS = 100;

interface Wanted {
  projection?: string;
  /** What stands in the projection for words that DynamoDB keeps to itself. */
  names?: Record<string, string>;
  /** With every write that was acknowledged, at full price. */
  consistent?: boolean;
}

/**
 * Items with these keys, unordered, a hundred per call. Eventually consistent by default.
 * @throws AppError UNAVAILABLE if the table does not return all of them
 */
export async function getItems(keys: readonly Key[], wanted: Wanted = {}): Promise<unknown[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / MOST_KEYS) }, (_, n) =>
    getBatch(keys.slice(n * MOST_KEYS, (n + 1) * MOST_KEYS), wanted),
  );
  return (await Promise.all(batches)).flat();
}

async function getBatch(
  keys: readonly Key[],
  { projection: ProjectionExpression, names: ExpressionAttributeNames, consistent: ConsistentRead }: Wanted,
): Promise<unknown[]> {
  const found: unknown[] = [];
  let rest: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let call = 0; call < MOST_CALLS; call += 1) {
    if (call > 0) await pause(randomInt(FIRST_PAUSE_MS * 2 ** (call - 1)));
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await table.send(
      new BatchGetCommand({
        RequestItems: {
          [TableName]: { Keys: rest, ProjectionExpression, ExpressionAttributeNames, ConsistentRead },
        },
      }),
    );
    found.push(...(Responses?.[TableName] ?? []));
    rest = UnprocessedKeys?.[TableName]?.Keys ?? [];
    if (rest.length === 0) return found;
  }
  throw new AppError('UNAVAILABLE');
}
