import { type Guesses, type GuessPace, secondsToWait, withGuess } from '../dynamodb/guess-delay.ts';
import { now } from '../clock.ts';
import { deleteItem, getItem, putIf, updateIf } from '../dynamodb/commands.ts';
import { guessesKey } from '../dynamodb/keys.ts';

const DAY_SECONDS = 24 * 3_600;
/** Guesses at the same moment overtake one another so often; nobody who types does. */
const RACES = 8;

/**
 * Counts a guess before it is checked, so parallel guesses cannot bypass the limit. Returns 0, or the seconds
 * to wait.
 */
export async function reserveGuess(subject: string, pace: GuessPace): Promise<number> {
  for (let races = 0; races < RACES; races++) {
    const item = await getItem(guessesKey(subject));
    const before: Guesses = { level: Number(item?.level ?? 0), at: Number(item?.at ?? 0) };
    const wait = secondsToWait(before, pace, now());
    if (wait > 0) return wait;
    if (await replace(subject, before, withGuess(before, pace, now()))) return 0;
  }
  return 1;
}

async function replace(subject: string, before: Guesses, after: Guesses): Promise<boolean> {
  return putIf({
    Item: {
      ...guessesKey(subject),
      ...after,
      expiresAt: Math.floor(after.at / 1_000) + DAY_SECONDS,
    },
    ConditionExpression: 'attribute_not_exists(pk) OR (#level = :level AND #at = :at)',
    ExpressionAttributeNames: { '#level': 'level', '#at': 'at' },
    ExpressionAttributeValues: { ':level': before.level, ':at': before.at },
  });
}

/** Uncounts a guess that was right. */
export async function releaseGuess(subject: string): Promise<void> {
  await updateIf({
    Key: guessesKey(subject),
    UpdateExpression: 'SET #level = #level - :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#level': 'level' },
    ExpressionAttributeValues: { ':one': 1 },
  });
}

export async function deleteGuesses(subject: string): Promise<void> {
  await deleteItem(guessesKey(subject));
}
