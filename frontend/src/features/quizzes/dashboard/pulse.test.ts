import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Beat, nextBeat, onBeat } from './pulse.ts';

/** Returns for each answer if it triggers a read of the numbers. */
function reads(answers: readonly string[]): boolean[] {
  let known: Beat | undefined;
  return answers.map((changedAt) => {
    const { next, read } = onBeat(known, changedAt);
    known = next;
    return read;
  });
}

describe('the numbers', () => {
  it.each([
    ['once more after the page has opened', ['a', 'a', 'a', 'a'], [false, true, false, false]],
    [
      'at a change, and once more after it',
      ['a', 'a', 'a', 'b', 'b', 'b'],
      [false, true, false, true, true, false],
    ],
    ['at every change of a burst', ['a', 'b', 'c', 'c', 'c'], [false, true, true, true, false]],
  ])('are read %s', (_, answers, expected) => {
    expect(reads(answers)).toEqual(expected);
  });

  it('are read after the last change, whatever came before', () => {
    assert(
      property(array(constantFrom('a', 'b', 'c')), (before) => {
        expect(reads([...before, 'd', 'd', 'd']).slice(-2)).toEqual([true, false]);
      }),
    );
  });
});

describe('the next question', () => {
  it.each([
    [undefined, false, 4_000],
    [undefined, true, 20_000],
    [0, false, 4_000],
    [9_000, false, 9_000],
    [9_000, true, 20_000],
    [3_600_000, false, 60_000],
  ])('after a silence of %s (saving data: %s) comes in %i ms', (silence, saveData, expected) => {
    expect(nextBeat(silence, saveData)).toBe(expected);
  });
});
