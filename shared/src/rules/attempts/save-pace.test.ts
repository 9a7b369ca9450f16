import { describe, expect, it } from 'vitest';
import { mostSaves, saveEveryMs } from './save-pace.ts';

const MINUTE = 60_000;

describe('the pace of saves', () => {
  it.each([
    [5, 60_000, 6],
    [7, 60_000, 8],
    [30, 257_142, 8],
    [120, 1_028_571, 8],
  ])('an attempt of %i minutes saves every %i ms, at most %i times', (minutes, every, most) => {
    expect(Math.floor(saveEveryMs(minutes * MINUTE))).toBe(every);
    expect(mostSaves(minutes * MINUTE)).toBe(most);
  });
});
