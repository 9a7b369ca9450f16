import { describe, expect, it } from 'vitest';
import { type Attempts, attemptsOf, storedAttempts } from './attempts-choice.ts';

describe('how often a quiz may be taken', () => {
  it.each<[Attempts, boolean, number]>([
    [1, false, 1],
    [3, true, 3],
    ['unlimited', true, 1],
  ])('%s', (attempts, allowRetake, maxAttempts) => {
    expect(storedAttempts(attempts)).toEqual({ allowRetake, maxAttempts });
    expect(attemptsOf({ allowRetake, maxAttempts })).toBe(attempts);
  });

  it('is once without retakes, whatever number is stored', () => {
    expect(attemptsOf({ allowRetake: false, maxAttempts: 5 })).toBe(1);
  });
});
