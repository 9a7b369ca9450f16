import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { throttleKey } from './keys.ts';
import { refusedItem, TableName, table } from './table.ts';

export interface ThrottleBucket {
  route: string;
  subject: string;
  /** Number of the window since the epoch. */
  window: number;
  /** Epoch seconds. */
  endsAt: number;
}

/** T1: count one more in this window, or one less; answers the new count. */
export async function addToThrottle(
  { route, subject, window, endsAt }: ThrottleBucket,
  hits: 1 | -1,
): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName,
      Key: throttleKey(route, subject, window),
      UpdateExpression: 'ADD hits :hits SET expiresAt = :end',
      ExpressionAttributeValues: { ':hits': hits, ':end': endsAt + 60 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.hits);
}

/** T2: how many were counted in this window? */
export async function readThrottle({ route, subject, window }: ThrottleBucket): Promise<number> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: throttleKey(route, subject, window) }));
  return Number(Item?.hits ?? 0);
}

/**
 * T3: may this guess be looked at? A window holds so many different ones; the same one again takes no further place,
 * so a whole class may enter the same secret at the same moment.
 */
export async function takeGuess(
  { route, subject, window, endsAt }: ThrottleBucket,
  guess: string,
  limit: number,
): Promise<boolean> {
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        Key: throttleKey(route, subject, window),
        UpdateExpression: 'ADD guesses :guesses SET expiresAt = :end',
        ConditionExpression:
          'attribute_not_exists(guesses) OR size(guesses) < :limit OR contains(guesses, :guess)',
        ExpressionAttributeValues: {
          ':guesses': new Set([guess]),
          ':guess': guess,
          ':limit': limit,
          ':end': endsAt + 60,
        },
      }),
    );
    return true;
  } catch (error) {
    if (refusedItem(error)) return false;
    throw error;
  }
}
