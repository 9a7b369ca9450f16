import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkGuess } from './guess-limits.ts';
import { randomText } from '../security/random.ts';

const LIMITS = {
  windowSeconds: 900,
  free: 5,
  slow: 10,
  guarded: { wrongPerHour: 300, free: 2, everySeconds: 5 },
};
/** The clock stands still unless it is moved: waits are told in whole seconds. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T20:00:01.000Z') }));
afterEach(() => void vi.useRealTimers());

/** A secret of its own, guessed at from one network. */
function lock(limits = LIMITS) {
  const [route, network] = [`test-${randomText(8)}`, randomText(8)];
  const isRight = vi.fn(async (secret: string) => secret === 'right');
  const guess = (secret: string, guesser: string, from = network) =>
    checkGuess({ route, target: 'quiz', network: from, guesser, secret }, limits, () =>
      isRight(secret),
    ).catch((error: { details?: { retryAfterSeconds?: number } }) => error.details?.retryAfterSeconds);
  const many = (count: number, guesser: (n: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, n) => guess(`${guesser(n)} ${n}`, guesser(n))));
  return { guess, many, isRight };
}
const count = (answers: readonly unknown[], answer: unknown) =>
  answers.filter((each) => each === answer).length;

it('is free as long as a network makes few different guesses', async () => {
  const { guess, isRight } = lock();
  for (let n = 0; n < 30; n++) expect(await guess('the same', 'one')).toBe(false);
  expect(await guess('right', 'one')).toBe(true);
  expect(isRight).toHaveBeenCalledTimes(31);
});

it('then makes each guesser wait twice as long each time, also with the right one', async () => {
  const { guess, many } = lock({ ...LIMITS, windowSeconds: 1_000_000 });
  await many(LIMITS.free, (n) => `other-${n}`);
  const waits: unknown[] = [];
  for (let n = 0; n < 7; n++) {
    expect(await guess(`guess ${n}`, 'one')).toBe(false);
    const wait = await guess('right', 'one');
    waits.push(wait);
    pass(Number(wait) - 1);
    expect(await guess('right', 'one')).toBe(1);
    pass(1);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
});

it('keeps nobody out who has not guessed, and forgets who knew it', async () => {
  const { guess, many } = lock();
  await many(40, () => 'the guesser');
  for (let n = 0; n < 3 * LIMITS.slow; n++) expect(await guess('right', `pupil-${n}`)).toBe(true);
  expect(await guess('right', 'pupil-1')).toBe(true);
  expect(await guess('right', 'the guesser')).toBeGreaterThan(0);
});

it('looks at one guess of those that one guesser sends at the same moment', async () => {
  const { many, isRight } = lock();
  await many(LIMITS.free, (n) => `other-${n}`);
  isRight.mockClear();
  await many(8, () => 'one');
  expect(isRight).toHaveBeenCalledOnce();
});

it('stops a guesser who is somebody else each time until the window ends, on this network', async () => {
  const { guess, many, isRight } = lock();
  const answers = await many(30, (n) => `made-up-${n}`);
  expect(count(answers, false)).toBe(LIMITS.free + LIMITS.slow);
  expect(isRight).toHaveBeenCalledTimes(LIMITS.free + LIMITS.slow);
  expect(await guess('right', 'made-up-too')).toBeGreaterThan(600);
  expect(await guess('right', 'somebody', 'another network')).toBe(true);
  pass(LIMITS.windowSeconds);
  expect(await guess('right', 'made-up-again')).toBe(true);
});

it('checks one guess every five seconds over all networks once a target has too many wrong ones', async () => {
  const guarded = { ...LIMITS.guarded, wrongPerHour: 12 };
  const { guess, isRight } = lock({ ...LIMITS, guarded });
  const wrong = (n: number, from: string) => guess(`wrong ${n}`, `device-${n}`, from);
  for (let n = 0; n < 12; n++) expect(await wrong(n, `network-${n % 4}`)).toBe(false);
  pass(5);
  isRight.mockClear();
  const answers: unknown[] = [];
  for (let n = 100; n < 120; n++) answers.push(await wrong(n, `network-${n % 4}`));
  expect([count(answers, false), count(answers, 5)]).toEqual([1, 19]);
  expect(isRight).toHaveBeenCalledOnce();
  expect(await guess('right', 'a pupil', 'a network without wrong guesses')).toBe(true);
  pass(5);
  expect(await guess('right', 'late', 'network-0')).toBe(true);
  expect(await guess('right', 'later', 'network-1')).toBe(true);
  pass(3_600);
  expect(await wrong(200, 'network-0')).toBe(false);
  expect(await wrong(201, 'network-0')).toBe(false);
});
