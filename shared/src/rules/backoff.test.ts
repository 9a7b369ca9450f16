import { describe, expect, test } from 'vitest';
import { backoffMs, SAVE_BACKOFF } from './backoff.ts';

describe('backoffMs', () => {
  test.each([
    { failures: 1, random: 0.5, asked: 0, ms: 1_000 },
    { failures: 3, random: 0.5, asked: 0, ms: 4_000 },
    { failures: 30, random: 0.999, asked: 0, ms: 29_970 },
    { failures: 5, random: 0, asked: 0, ms: 250 },
    { failures: 1, random: 0, asked: 4_000, ms: 4_000 },
    { failures: 1, random: 0.5, asked: 4_000, ms: 5_000 },
  ])(
    '$failures failures, dice $random, server asks for $asked ms: $ms ms',
    ({ failures, random, asked, ms }) => {
      expect(backoffMs(failures, random, SAVE_BACKOFF, asked)).toBeCloseTo(ms);
    },
  );
});
