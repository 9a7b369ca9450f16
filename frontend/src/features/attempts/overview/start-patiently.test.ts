import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { buildStarted, settle } from '../testing/fakes.ts';
import type { Pause } from './patience.ts';
import { startPatiently } from './start-patiently.ts';

const busy = new ApiError('busy', { code: 'UNAVAILABLE', status: 503, fromServer: true, retryAfter: 4 });
const lost = new ApiError('network', { code: 'NETWORK' });
const refused = (code: 'PASSWORD_INCORRECT' | 'TOO_MANY' | 'QUIZ_NOT_OPEN', status: number) =>
  new ApiError(code, { code, status, fromServer: true });

function world(answers: (ApiError | 'started')[]) {
  const pauses: (Pause | undefined)[] = [];
  const slept: number[] = [];
  let now = 100_000;
  let calls = 0;
  const io = {
    now: () => now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      slept.push(ms);
      now += ms;
    },
    ready: async () => {},
    call: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer instanceof ApiError) throw answer;
      return buildStarted();
    },
    onPause: (pause: Pause | undefined) => void pauses.push(pause),
  };
  return { io, pauses, slept, calls: () => calls };
}

const { signal } = new AbortController();

describe('startPatiently', () => {
  test('starts at once where nobody has to wait', async () => {
    const { io, slept } = world(['started']);
    await startPatiently(io, undefined, signal);
    expect(slept).toEqual([]);
  });

  test('the server is asked for nothing, and no time runs, until the page can show the attempt', async () => {
    const { io, calls } = world(['started']);
    let arrive = () => {};
    const ready = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    const starting = startPatiently({ ...io, ready }, undefined, signal);
    await settle();
    expect(calls()).toBe(0);
    arrive();
    await starting;
    expect(calls()).toBe(1);
  });

  test('waits for its turn after an opening, and not at all once the turn is past', async () => {
    const early = world(['started']);
    await startPatiently(early.io, 107_000, signal);
    expect(early.slept).toEqual([7_000]);
    expect(early.pauses[0]).toEqual({ reason: 'turn', since: 100_000, until: 107_000 });
    const late = world(['started']);
    await startPatiently(late.io, 99_000, signal);
    expect(late.slept).toEqual([]);
  });

  test('goes on through a busy service and a lost network, and says which', async () => {
    const { io, pauses, slept } = world([busy, lost, 'started']);
    await startPatiently(io, undefined, signal);
    // What the server asked for, spread by half of it at most; then half of the doubled ceiling.
    expect(slept).toEqual([5_000, 2_000]);
    expect(pauses.flatMap((pause) => pause?.reason ?? [])).toEqual(['busy', 'network']);
    expect(pauses.at(-1)).toBeUndefined();
  });

  test.each([refused('PASSWORD_INCORRECT', 403), refused('TOO_MANY', 429), refused('QUIZ_NOT_OPEN', 409)])(
    'a refusal is final: $code',
    async (error) => {
      const { io, calls } = world([error]);
      await expect(startPatiently(io, undefined, signal)).rejects.toBe(error);
      expect(calls()).toBe(1);
    },
  );

  test('at an opening a server whose clock is a moment behind is asked again', async () => {
    const { io, calls } = world([refused('QUIZ_NOT_OPEN', 409), 'started']);
    await startPatiently(io, 100_000, signal);
    expect(calls()).toBe(2);
  });

  test('a quiz that was put off is not asked for again and again', async () => {
    const error = refused('QUIZ_NOT_OPEN', 409);
    const { io, calls } = world([error]);
    await expect(startPatiently(io, 89_000, signal)).rejects.toBe(error);
    expect(calls()).toBe(1);
  });

  test('patience ends', async () => {
    const { io, calls } = world([busy]);
    await expect(startPatiently(io, undefined, signal)).rejects.toBe(busy);
    expect(calls()).toBe(12);
  });
});
