import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { deleteItem, getItem, updateIf } from '../dynamodb/commands.ts';
import { throttleKey } from '../dynamodb/keys.ts';
import { TableName, table } from '../dynamodb/table.ts';

export interface ThrottleBucket {
  route: string;
  subject: string;
  /** Number of the window since the epoch. */
  window: number;
  /** Epoch seconds. */
  endsAt: number;
}

/** Adds `hits` to the count of a window and returns the new count. */
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

/** Number of requests counted in a window. */
export async function getThrottleCount({ route, subject, window }: ThrottleBucket): Promise<number> {
  const item = await getItem(throttleKey(route, subject, window), { consistent: false });
  return Number(item?.hits ?? 0);
}

/**
 * Adds a guess to the window. Returns false if the window is full. The same guess takes no further place, so
 * a class may enter the same secret at once.
 */
export async function addGuess(
  { route, subject, window, endsAt }: ThrottleBucket,
  guess: string,
  limit: number,
): Promise<boolean> {
  const { done } = await updateIf({
    Key: throttleKey(route, subject, window),
    UpdateExpression: 'ADD guesses :guesses SET expiresAt = :end',
    // Also for a guess that is among them: to let the right one through a full window would tell which it is.
    ConditionExpression: 'attribute_not_exists(guesses) OR size(guesses) < :limit',
    ExpressionAttributeValues: { ':guesses': new Set([guess]), ':limit': limit, ':end': endsAt + 60 },
  });
  return done;
}

/** Number of wrong guesses of one guesser, and the time of the next allowed guess (epoch seconds). */
export interface Guesser {
  wrong: number;
  nextAt: number;
}

const guesserKey = (route: string, guesser: string) => throttleKey(`${route}-guesser`, guesser, 0);

/** Wrong guesses of one guesser; zero after they expire. */
export async function getGuesser(route: string, guesser: string, now: number): Promise<Guesser> {
  const item = await getItem(guesserKey(route, guesser));
  const isKept = item !== undefined && Number(item.expiresAt) > now;
  return isKept ? { wrong: Number(item.wrong), nextAt: Number(item.nextAt) } : { wrong: 0, nextAt: 0 };
}

/** Replaces the stored guesses of a guesser. Returns false after a concurrent change. */
export async function storeGuesser(
  route: string,
  guesser: string,
  before: Guesser,
  after: Guesser & { expiresAt: number },
  now: number,
): Promise<boolean> {
  const { done } = await updateIf({
    Key: guesserKey(route, guesser),
    UpdateExpression: 'SET wrong = :wrong, nextAt = :next, expiresAt = :end',
    ConditionExpression:
      before.wrong > 0 ? 'wrong = :before' : 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: {
      ':wrong': after.wrong,
      ':next': after.nextAt,
      ':end': after.expiresAt,
      ...(before.wrong > 0 ? { ':before': before.wrong } : { ':now': now }),
    },
  });
  return done;
}

export async function deleteGuesser(route: string, guesser: string): Promise<void> {
  await deleteItem(guesserKey(route, guesser));
}
