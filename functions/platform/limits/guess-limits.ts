import { releaseGuess, reserveGuess } from './guess-slots.ts';
import {
  addToThrottle,
  storeGuesser,
  deleteGuesser,
  getGuesser,
  getThrottleCount,
  addGuess,
} from './throttles.ts';
import { FunctionCache } from '../dynamodb/function-cache.ts';
import { nowSeconds } from '../clock.ts';
import { AppError } from '../errors.ts';
import { type CurrentBucket, currentBucket } from './throttle-bucket.ts';

export interface Guess {
  /** Name of the counters. */
  route: string;
  /** Id of the thing that the secret opens, e.g. a quiz. */
  target: string;
  /** Who shares one address, e.g. a school. */
  network: string;
  /** Who guesses, as far as that can be told: a device or a person on that network. Nothing keeps it from changing. */
  guesser: string;
  /** Keyed digest of what was entered. */
  secret: string;
}

export interface GuessLimits {
  windowSeconds: number;
  /** Different guesses of a network in a window that everybody is free to make. */
  free: number;
  /** Wrong guesses of a network beyond those, each guesser waiting longer each time. */
  slow: number;
  guarded: GuardedLimits;
}

/** Limits that hold while a target is being guessed at from many networks or devices. */
export interface GuardedLimits {
  /** Wrong guesses per hour at one target, over all networks, from which the target is guarded. */
  wrongPerHour: number;
  /** Replaces `free`: different guesses per network and window that need not wait for the shared pace. */
  free: number;
  /** Seconds between two further guesses, over all networks and devices. */
  everySeconds: number;
}

const HOUR_SECONDS = 3_600;

const FIRST_WAIT = 30;
const LONGEST_WAIT = 15 * 60;
/** Seconds until a guesser who no longer guesses is forgotten. */
const FORGET = 3_600;

/** Seconds to wait after so many wrong guesses: doubling. */
const waitAfter = (wrong: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(wrong - 1, 10));

/** Whether a target is guarded; read once in a while, so that a crowd with the right password costs no read each. */
const guards = new FunctionCache<boolean>({ most: 5_000, milliseconds: 5_000 });

const wrongBucket = ({ route, target }: Guess) => currentBucket(`${route}-wrong`, target, HOUR_SECONDS);

const isGuarded = (guess: Guess, { wrongPerHour }: GuardedLimits): Promise<boolean> =>
  guards.get(
    `${guess.route} ${guess.target}`,
    async () => (await getThrottleCount(wrongBucket(guess))) >= wrongPerHour,
  );

/** Guesses that had room a moment ago, so that a class behind one address asks the table once. */
const rooms = new FunctionCache<boolean>({ most: 5_000, milliseconds: 10_000 });

/**
 * Checks a guess at a secret, or rejects it with a waiting time. While a network makes few different guesses,
 * each is checked at once. Beyond that, each guesser waits longer after each wrong guess, and the network has
 * a limit per window. A guess is counted before it is checked, so parallel guesses cannot bypass the limit. A
 * target guessed at from many networks is guarded: each network has a few guesses, and all further guesses
 * share one rate.
 * @param check whether the secret is right
 * @throws AppError TOO_MANY with the seconds to wait
 */
export async function checkGuess(
  guess: Guess,
  { windowSeconds, free, slow, guarded }: GuessLimits,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { route, network, guesser, secret } = guess;
  const guard = await isGuarded(guess, guarded);
  const isRight = async () => {
    const right = await check();
    if (!right) await addToThrottle(wrongBucket(guess), 1);
    return right;
  };
  const bucket = currentBucket(route, network, windowSeconds);
  const room = guard ? guarded.free : free;
  const hasRoom = await rooms.get(`${route} ${network} ${bucket.window} ${room} ${secret}`, () =>
    addGuess(bucket, secret, room),
  );
  if (!hasRoom && guard) return lookAtSharedPace(guess, guarded, isRight);
  if (!hasRoom) return lookSlowly(guess, { ...bucket, route: `${route}-slow` }, slow, isRight);
  const right = await isRight();
  // Two wrong ones at the same moment count once: here that costs nothing.
  if (!right) await countWrong(route, guesser, await getGuesser(route, guesser, nowSeconds()));
  return right;
}

/** Checks one guess per `everySeconds` over all networks and devices; a right one gives its place back. */
async function lookAtSharedPace(
  { route, target }: Guess,
  { everySeconds }: GuardedLimits,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const subject = `${route}:${target}`;
  const wait = await reserveGuess(subject, { free: 1, forgetSeconds: everySeconds });
  if (wait > 0) throw tooMany(wait);
  const right = await isRight();
  if (right) await releaseGuess(subject);
  return right;
}

async function lookSlowly(
  { route, guesser }: Guess,
  bucket: CurrentBucket,
  limit: number,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const before = await getGuesser(route, guesser, nowSeconds());
  if (before.nextAt > nowSeconds()) throw tooMany(before.nextAt - nowSeconds());
  if (!(await countWrong(route, guesser, before))) throw tooMany(1);
  if ((await addToThrottle(bucket, 1)) > limit) throw tooMany(bucket.secondsLeft);
  const right = await isRight();
  if (right) await Promise.all([deleteGuesser(route, guesser), addToThrottle(bucket, -1)]);
  return right;
}

const tooMany = (retryAfterSeconds: number) => new AppError('TOO_MANY', { retryAfterSeconds });

function countWrong(
  route: string,
  guesser: string,
  before: { wrong: number; nextAt: number },
): Promise<boolean> {
  const at = nowSeconds();
  const wrong = before.wrong + 1;
  const after = { wrong, nextAt: at + waitAfter(wrong), expiresAt: at + FORGET };
  return storeGuesser(route, guesser, before, after, at);
}
