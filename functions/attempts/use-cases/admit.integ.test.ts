import { randomBytes, scrypt, scryptSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getLiveQuiz, type LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { setClock } from '../../platform/clock.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { windowStart } from '../../testing/windows.ts';
import { admit } from './admit.ts';

const WINDOW = 900;
const FREE = 60;
beforeEach(() => setClock(windowStart(WINDOW)));
afterEach(() => setClock(0));

/** A quiz whose password costs little to check. */
async function lockedQuiz(): Promise<LiveQuiz> {
  const salt = randomBytes(16);
  const hash = scryptSync('sesame', salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const passwordHash = ['scrypt', 10, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
  const { id } = await publishedQuiz({
    settings: { requirePassword: true, hasPassword: true },
    quiz: { passwordHash },
  });
  vi.mocked(scrypt).mockClear();
  return getLiveQuiz(id);
}

interface Try {
  password: string;
  device?: string;
  address?: string;
}

const tryIt = (quiz: LiveQuiz, { password, device = 'one-device', address = '192.0.2.1' }: Try) =>
  admit(quiz, { user: undefined, address, deviceId: device, password, info: {} }).then(
    () => ({ code: undefined, wait: undefined }),
    (error: { code?: string; details?: { retryAfterSeconds?: number } }) => ({
      code: error.code,
      wait: error.details?.retryAfterSeconds,
    }),
  );

/** The codes of refusals, all entered at the same moment; undefined for who is let in. */
const enter = async (quiz: LiveQuiz, tries: readonly Try[]) =>
  (await Promise.all(tries.map((each) => tryIt(quiz, each)))).map(({ code }) => code);

const wrong = (count: number, of: (n: number) => Partial<Try> = () => ({})): Try[] =>
  Array.from({ length: count }, (_, n) => ({ password: `wrong ${n}`, ...of(n) }));
const count = (codes: readonly unknown[], code: string | undefined) =>
  codes.filter((each) => each === code).length;
const RIGHT = { password: 'sesame' };

it('looks at no more than 60 different passwords of one address freely, however many come at once', async () => {
  const quiz = await lockedQuiz();
  const codes = await enter(quiz, wrong(75));
  // One more may pass before the first wrong one is counted against the device: it then waits like every later one.
  const checked = count(codes, 'PASSWORD_INCORRECT');
  expect([FREE, FREE + 1]).toContain(checked);
  expect(count(codes, 'TOO_MANY')).toBe(75 - checked);
  expect(scrypt).toHaveBeenCalledTimes(checked);
});

it('lets a school in by the right password after somebody in it used the free guesses up', async () => {
  const quiz = await lockedQuiz();
  await enter(
    quiz,
    wrong(75, () => ({ device: 'the-guesser' })),
  );
  const school = Array.from({ length: 100 }, (_, n) => ({ ...RIGHT, device: `pupil-${n}` }));
  expect(count(await enter(quiz, school), undefined)).toBe(100);
  // The guesser waits, also with the right one: anything else would tell that it is right.
  const guesser = await tryIt(quiz, { ...RIGHT, device: 'the-guesser' });
  expect(guesser).toMatchObject({ code: 'TOO_MANY', wait: expect.any(Number) });
  expect(await enter(quiz, [{ ...RIGHT, device: 'the-guesser', address: '198.51.100.7' }])).toEqual([
    undefined,
  ]);
});

it('lets a class of 100 in at the same moment and derives its password once', async () => {
  const quiz = await lockedQuiz();
  const codes = await enter(
    quiz,
    Array.from({ length: 100 }, (_, n) => ({ ...RIGHT, device: `pupil-${n}` })),
  );
  expect(count(codes, undefined)).toBe(100);
  expect(scrypt).toHaveBeenCalledTimes(1);
});

it('counts the same wrong password once', async () => {
  const quiz = await lockedQuiz();
  await enter(
    quiz,
    Array.from({ length: 70 }, (_, n) => ({ password: 'sesam', device: `pupil-${n}` })),
  );
  expect(await enter(quiz, [RIGHT])).toEqual([undefined]);
});
