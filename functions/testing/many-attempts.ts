import { BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { keyOf } from '../attempts/model/attempts.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { mapBounded } from '../platform/map-bounded.ts';
import { randomText } from '../platform/security/random.ts';

const BATCH = 25;
const AT_ONCE = 8;

/** The same with another person wherever this one is named. */
const withPerson = (
  stored: Record<string, unknown>,
  before: string,
  after: string,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, replacedIn(value, before, after)]));

function replacedIn(value: unknown, before: string, after: string): unknown {
  if (typeof value === 'string') return value.replaceAll(before, after);
  const isPlain = typeof value === 'object' && value !== null && value.constructor === Object;
  return isPlain ? withPerson(value as Record<string, unknown>, before, after) : value;
}

/** Writes the attempt of somebody with an account over again for so many others; answers who they are, by their account. */
export async function attemptsLike(attemptId: string, count: number): Promise<Map<string, string>> {
  const key = parseAttemptId(attemptId);
  const userId = key.participant.slice(2);
  const { Item = {} } = await table.send(new GetCommand({ TableName, Key: keyOf(attemptId) }));
  const userIds = Array.from({ length: count }, () => randomText(userId.length));
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, n) =>
    userIds.slice(n * BATCH, (n + 1) * BATCH),
  );
  await mapBounded(batches, AT_ONCE, async (ids) => {
    const puts = ids.map((id) => ({
      PutRequest: { Item: withPerson(Item, userId, id) },
    }));
    const { UnprocessedItems = {} } = await table.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: puts } }),
    );
    if (Object.keys(UnprocessedItems).length > 0) throw new Error('The local table is too busy');
  });
  return new Map(userIds.map((id) => [id, formatAttemptId({ ...key, participant: `u_${id}` })]));
}
