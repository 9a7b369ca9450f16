import { randomBytes, scrypt, scryptSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getLiveQuiz, type LiveQuiz } from '../_data/quiz-cache.ts';
import { setClock } from '../_http/clock.ts';
import { publishedQuiz } from '../_testing/scenarios.ts';
import { windowStart } from '../_testing/windows.ts';
import { admit } from './admit.ts';

vi.mock('node:crypto', { spy: true });

const WINDOW = 900;
const LIMIT = 60;
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

/** The code of the refusal of each password, all entered at the same moment; undefined for who is let in. */
const enter = (quiz: LiveQuiz, passwords: readonly string[], address = '192.0.2.1') =>
  Promise.all(
    passwords.map((password) =>
      admit(quiz, { user: undefined, address, password, info: {} }).then(
        () => undefined,
        (error: { code?: string }) => error.code,
      ),
    ),
  );

const wrong = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `wrong ${from + n}`);
const count = (codes: readonly unknown[], code: string) => codes.filter((each) => each === code).length;

it('looks at no more than 60 wrong passwords of one address, however many come at once', async () => {
  const quiz = await lockedQuiz();
  const codes = await enter(quiz, wrong(75));
  expect(count(codes, 'PASSWORD_INCORRECT')).toBe(LIMIT);
  expect(count(codes, 'TOO_MANY')).toBe(15);
  expect(scrypt).toHaveBeenCalledTimes(LIMIT);
});

it('then refuses the right one too with the time to wait, but not from elsewhere or later', async () => {
  const quiz = await lockedQuiz();
  expect(await enter(quiz, ['sesame'], '198.51.100.7')).toEqual([undefined]);
  await enter(quiz, wrong(LIMIT));
  const visitor = { user: undefined, address: '192.0.2.1', password: 'sesame', info: {} };
  await expect(admit(quiz, visitor)).rejects.toMatchObject({
    code: 'TOO_MANY',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(await enter(quiz, ['sesame'], '198.51.100.7')).toEqual([undefined]);
  setClock(windowStart(WINDOW) + WINDOW * 1_000);
  expect(await enter(quiz, ['sesame'])).toEqual([undefined]);
});

it('lets a class of 100 in at the same moment and derives its password once', async () => {
  const quiz = await lockedQuiz();
  const codes = await enter(
    quiz,
    Array.from({ length: 100 }, () => 'sesame'),
  );
  expect(codes.filter((code) => code !== undefined)).toEqual([]);
  expect(scrypt).toHaveBeenCalledTimes(1);
});

it('counts the same wrong password once', async () => {
  const quiz = await lockedQuiz();
  await enter(
    quiz,
    Array.from({ length: 70 }, () => 'sesam'),
  );
  expect(await enter(quiz, ['sesame'])).toEqual([undefined]);
});
