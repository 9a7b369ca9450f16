import { entryRefusal } from '@quizhall/shared/rules/entry';
import { participantInfoProblems } from '@quizhall/shared/rules/participant-info';
import type { LiveQuiz } from '../_data/quiz-cache.ts';
import { addToThrottle, readThrottle } from '../_data/throttles.ts';
import { now } from '../_http/clock.ts';
import { AppError } from '../_http/errors.ts';
import { verifyPassword } from '../_http/passwords.ts';
import { type Principal, sha256 } from '../_http/tokens.ts';

/** Wrong passwords per quiz and address; generous, because a class shares one address. */
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

/** Hashes that were verified once in this process: a class that starts together pays for scrypt once. */
const verified = new Map<string, string>();

async function checkPassword(quiz: LiveQuiz, password: string | undefined, address: string) {
  if (!quiz.settings.requirePassword || !quiz.passwordHash) return 'right';
  if (!password) return 'missing';
  const digest = sha256(password);
  const seconds = Math.floor(now() / 1_000);
  const window = Math.floor(seconds / PASSWORD_TRIES.windowSeconds);
  const endsAt = (window + 1) * PASSWORD_TRIES.windowSeconds;
  const bucket = { route: 'quiz-password', subject: `${quiz.id}:${sha256(address)}`, window, endsAt };
  if ((await readThrottle(bucket)) >= PASSWORD_TRIES.limit) {
    throw new AppError('TOO_MANY', { retryAfterSeconds: endsAt - seconds });
  }
  if (verified.get(quiz.passwordHash) === digest) return 'right';
  if (await verifyPassword(password, quiz.passwordHash)) {
    verified.set(quiz.passwordHash, digest);
    return 'right';
  }
  await addToThrottle(bucket, 1);
  return 'wrong';
}
