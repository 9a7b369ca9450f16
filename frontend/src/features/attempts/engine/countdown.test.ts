import { describe, expect, test } from 'vitest';
import { msToNextSecond, passedMark, secondsLeft } from './countdown.ts';

describe('countdown', () => {
  test.each([
    [10_000, 0, 10],
    [10_000, 1, 10],
    [10_000, 999, 10],
    [10_000, 1_000, 9],
    [10_000, 9_999, 1],
    [10_000, 10_000, 0],
    [10_000, 99_000, 0],
  ])('deadline %i at %i leaves %i s', (deadline, now, left) => {
    expect(secondsLeft(deadline, now)).toBe(left);
  });

  test.each([
    [0, 20],
    [4_999, 20],
    [5_000, 20],
    [5_001, 20],
    [6_000, 19],
  ])('a lead of 5 s is not shown: %i ms after the start %i s are left', (now, left) => {
    expect(secondsLeft(25_000, now, 20)).toBe(left);
  });

  test('the next tick comes exactly when the number changes', () => {
    for (const now of [0, 1, 400, 999, 1_000, 8_765]) {
      const ms = msToNextSecond(10_000, now);
      expect(secondsLeft(10_000, now + ms)).toBe(secondsLeft(10_000, now) - 1);
      expect(secondsLeft(10_000, now + ms - 1)).toBe(secondsLeft(10_000, now));
    }
  });

  test.each([
    [301, 300, 1_800, 300],
    [300, 299, 1_800, undefined],
    [61, 60, 1_800, 60],
    [400, 350, 1_800, undefined],
    // A device that slept through both speaks of the last one only.
    [400, 20, 1_800, 60],
    [45, 44, 1_800, undefined],
    [31, 30, 1_800, undefined],
    // A short quiz speaks up later, and closer to its end.
    [300, 299, 300, undefined],
    [61, 60, 300, 60],
    [31, 30, 120, 30],
    [11, 10, 60, 10],
    [60, 59, 60, undefined],
  ])('from %i to %i s of %i passes %s', (before, now, total, mark) => {
    expect(passedMark(before, now, total)).toBe(mark);
  });
});
