import { describe, expect, test } from 'vitest';
import { NO_ANSWER } from '../engine/answers.ts';
import { NO_BEHAVIOR } from '../engine/behavior.ts';
import { laterProgress, withAside } from './aside.ts';

const answer = (userAnswer: string, edit: number, timeSpent = 0) => ({
  ...NO_ANSWER,
  userAnswer,
  edit,
  timeSpent,
});

describe('what a page put aside as it went', () => {
  test('counts where it is later than the storage', () => {
    const stored = { a: answer('old', 1), b: answer('new', 5), c: answer('same', 2, 4) };
    const aside = {
      a: answer('new', 2),
      b: answer('old', 4),
      c: answer('same', 2, 6),
      d: answer('first', 3),
    };
    expect(withAside(stored, aside)).toEqual({
      a: answer('new', 2),
      b: answer('new', 5),
      c: answer('same', 2, 6),
      d: answer('first', 3),
    });
  });

  test('a later state of the same tab counts, one of another tab or an earlier one does not', () => {
    const stored = {
      owner: 'tab',
      stamp: 5,
      edit: 1,
      seq: 1,
      base: 1,
      sent: [],
      currentIndex: 1,
      behavior: NO_BEHAVIOR,
      handIn: undefined,
      clockOffset: 0,
    };
    const later = { ...stored, stamp: 6, currentIndex: 2 };
    expect(laterProgress(stored, later)).toBe(later);
    expect(laterProgress(stored, { ...later, stamp: 4 })).toBe(stored);
    expect(laterProgress(stored, { ...later, owner: 'other' })).toBe(stored);
    expect(laterProgress(stored, undefined)).toBe(stored);
  });
});
