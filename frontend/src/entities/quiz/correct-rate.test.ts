import { describe, expect, it } from 'vitest';
import { correctRateTone } from './correct-rate.ts';

describe('the correct rate', () => {
  it.each([
    [100, 'success'],
    [70, 'success'],
    [69.9, 'warning'],
    [40, 'warning'],
    [39.9, 'danger'],
    [0, 'danger'],
  ])('of %d percent is %s', (percent, tone) => {
    expect(correctRateTone(percent)).toBe(tone);
  });
});
