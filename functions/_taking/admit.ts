import { entryRefusal } from '@quizhall/shared/rules/entry';
import { participantInfoProblems } from '@quizhall/shared/rules/participant-info';
import { Memory } from '../_data/memory.ts';
import type { LiveQuiz } from '../_data/quiz-cache.ts';
import { takeGuess } from '../_data/throttles.ts';
import { now } from '../_http/clock.ts';
import { AppError } from '../_http/errors.ts';
import { verifyPassword } from '../_http/passwords.ts';
import { currentBucket, networkOf } from '../_http/throttle-bucket.ts';
import { keyedDigest, type Principal, sha256 } from '../_http/tokens.ts';

/** Different passwords per quiz and address; generous, because a class shares one address. */
const PASSWORD_TRIES = { limit: 60, windowSeconds: 900 };

interface Visitor {
  user: Principal | undefined;
  address: string;
  password: string | undefined;
  info: Record<string, string>;
}

/**
 * Lets a visitor in or says why not. A quiz without a password is decided without touching the table.
 * @throws AppError every refusal of `rules/entry.ts`, INVALID_INPUT for asked fields, TOO_MANY for password tries
 */
export async function admit(quiz: LiveQuiz, { user, address, password, info }: Visitor): Promise<void> {
  const facts = { signedIn: Boolean(user), hasPaid: false };
  const refusal =
    entryRefusal(quiz, { ...facts, password: 'later' }, now()) ??
    entryRefusal(quiz, { ...facts, password: await checkPassword(quiz, password, address) }, now());
  if (refusal) throw new AppError(refusal);
  const known = user ? { name: user.name, email: user.email } : {};
  const problems = participantInfoProblems(quiz.settings.participantInfo, { ...info, ...known });
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [`participantInfo.${field}`, message]),
  );
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
}

/** Guesses that were let through in this process, so that a class behind one address asks the table once. */
const places = new Memory<boolean>({ most: 5_000 });
/** What scrypt said of them: a class that starts together pays for it once. */
const verdicts = new Memory<boolean>({ most: 5_000 });

/** A guess takes its place before it is looked at: those sent at the same moment cannot pass together. */
async function checkPassword(quiz: LiveQuiz, password: string | undefined, address: string) {
  const { passwordHash } = quiz;
  if (!quiz.settings.requirePassword || !passwordHash) return 'right';
  if (!password) return 'missing';
  const { limit, windowSeconds } = PASSWORD_TRIES;
  const subject = `${quiz.id}:${sha256(networkOf(address))}`;
  const bucket = currentBucket('quiz-password', subject, windowSeconds);
  const guess = await keyedDigest('quiz-password', `${passwordHash}\n${password}`);
  const hasPlace = await places.get(`${subject}:${bucket.window}:${guess}`, () =>
    takeGuess(bucket, guess, limit),
  );
  if (!hasPlace) throw new AppError('TOO_MANY', { retryAfterSeconds: bucket.secondsLeft });
  return (await verdicts.get(guess, () => verifyPassword(password, passwordHash))) ? 'right' : 'wrong';
}
