import { entryRefusal } from '@quizhall/shared/rules/attempts/entry';
import { participantInfoProblems } from '@quizhall/shared/rules/attempts/participant-info';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { checkGuess } from '../../platform/limits/guess-limits.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { toNetwork } from '../../platform/limits/throttle-bucket.ts';
import { standingOf } from '../../results/model/entry-facts.ts';
import { keyedDigest, type Principal, sha256 } from '../../platform/security/tokens.ts';

/** Per quiz and network; generous, because a school shares one address. Guarded: per quiz over all networks. */
const PASSWORD_TRIES = {
  free: 60,
  slow: 600,
  windowSeconds: 900,
  guarded: { wrongPerHour: 300, free: 10, everySeconds: 5 },
};

interface Visitor {
  user: Principal | undefined;
  address: string;
  deviceId: string | undefined;
  password: string | undefined;
  info: Record<string, string>;
}

/**
 * Lets a visitor in, with the department of a member that was asked for, or says why not. A quiz without a password is decided without touching the table.
 * @throws AppError every refusal of `rules/attempts/entry.ts`, INVALID_INPUT for asked fields, TOO_MANY for password tries
 */
export async function admit(quiz: LiveQuiz, visitor: Visitor): Promise<{ department: string | undefined }> {
  const { user, info } = visitor;
  const { department, ...facts } = await standingOf(quiz, visitor);
  const refusal =
    entryRefusal(quiz, { ...facts, password: 'later' }, now()) ??
    entryRefusal(quiz, { ...facts, password: await checkPassword(quiz, visitor) }, now());
  if (refusal) throw new AppError(refusal);
  const known = user ? { name: user.name, email: user.email } : {};
  const problems = participantInfoProblems(askedOf(quiz, user), { ...info, ...known });
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [`participantInfo.${field}`, message]),
  );
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
  return { department };
}

/** Fields that the visitor has to fill in: an account without email is asked for no address. */
const askedOf = ({ settings: { participantInfo } }: LiveQuiz, user: Principal | undefined) =>
  user && !user.email ? participantInfo.filter(({ field }) => field !== 'email') : participantInfo;

/** What scrypt said of passwords: a class that starts together pays for it once. */
const verdicts = new FunctionCache<boolean>({ most: 5_000 });

async function checkPassword(quiz: LiveQuiz, { user, address, deviceId, password }: Visitor) {
  const { passwordHash } = quiz;
  if (!quiz.settings.requirePassword || !passwordHash) return 'right';
  if (!password) return 'missing';
  const network = `${quiz.id}:${sha256(toNetwork(address))}`;
  const guesser = `${network}:${sha256(user?.id ?? deviceId ?? '')}`;
  const secret = await keyedDigest('quiz-password', `${passwordHash}\n${password}`);
  const verify = () => verdicts.get(secret, () => verifyPassword(password, passwordHash));
  const guess = { route: 'quiz-password', target: quiz.id, network, guesser, secret };
  const right = await checkGuess(guess, PASSWORD_TRIES, verify);
  return right ? 'right' : 'wrong';
}
