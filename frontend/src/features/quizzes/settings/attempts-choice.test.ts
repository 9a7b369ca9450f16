import { attemptLimit } from '@quizhall/shared/rules/attempts/entry';
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

  it.each([
    [false, 1],
    [false, 5],
    [true, 5],
    [true, 1],
  ])('is what participants get: retakes %s, number %s', (allowRetake, maxAttempts) => {
    const shown = attemptsOf({ allowRetake, maxAttempts });
    const given = attemptLimit({ allowRetake, maxAttempts });
    expect(shown === 'unlimited' ? Number.POSITIVE_INFINITY : shown).toBe(given);
  });
});
