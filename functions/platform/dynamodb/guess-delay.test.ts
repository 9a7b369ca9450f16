import { describe, expect, it } from 'vitest';
import { secondsToWait, withGuess } from './guess-delay.ts';

const PACE = { free: 10, forgetSeconds: 900 };
const HOUR = 3_600_000;

/** Guesses as fast as they are let through; answers when each was (seconds). */
function guessing(pace: typeof PACE, hours: number): number[] {
  const times: number[] = [];
  let state = { level: 0, at: 0 };
  for (let now = 0; now <= hours * HOUR; now += 1_000 * (secondsToWait(state, pace, now) || 1)) {
    if (secondsToWait(state, pace, now) > 0) continue;
    state = withGuess(state, pace, now);
    times.push(now / 1_000);
  }
  return times;
}

describe('wrong guesses', () => {
  it('are free at first, and then wait twice as long each time, a quarter of an hour at most', () => {
    const times = guessing(PACE, 2);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 1));
    expect(waits.slice(9, 16)).toEqual([5, 10, 20, 40, 80, 160, 320]);
    expect(Math.max(...waits)).toBe(900);
  });

  it('are forgotten one by one', () => {
    const wrong = { level: 12, at: 0 };
    expect(secondsToWait(wrong, PACE, 0)).toBe(20);
    expect(secondsToWait({ level: 9.98, at: 0 }, PACE, 0)).toBe(5);
    expect(withGuess(wrong, PACE, HOUR)).toEqual({ level: 9, at: HOUR });
    expect(withGuess(wrong, PACE, 100 * HOUR)).toEqual({ level: 1, at: 100 * HOUR });
  });

  it('from one network never add up to what slows an account down', () => {
    const account = { free: 50, forgetSeconds: 300 };
    let state = { level: 0, at: 0 };
    let most = 0;
    for (const time of guessing(PACE, 72)) {
      state = withGuess(state, account, time * 1_000);
      most = Math.max(most, state.level);
    }
    expect(most).toBeLessThan(account.free);
  });
});
