import { describe, expect, it } from 'vitest';
import { buildSettings } from '../../testing/factories.ts';
import { attemptLimit } from '../attempts/entry.ts';
import { asPractised, disclosingSettings, isPractisedAs, isUncounted, mayCheck } from './practice.ts';

describe('settings of a quiz to practise', () => {
  it('limit nothing and hold nothing back, and stay what they are', () => {
    const written = buildSettings({
      practiceMode: true,
      timeLimit: 5,
      maxAttempts: 2,
      disclosure: 'on_release',
      showResultsImmediately: false,
      showExplanations: false,
      passingScore: 40,
    });
    const kept = asPractised(written);
    expect(attemptLimit(kept)).toBe(Number.POSITIVE_INFINITY);
    expect(kept).toMatchObject({
      timeLimit: 10_080,
      showResultsImmediately: true,
      disclosure: 'at_once',
      showExplanations: false,
      passingScore: 40,
    });
    expect(asPractised(kept)).toEqual(kept);
  });

  it('of another quiz stay as they are written', () => {
    const written = buildSettings({ timeLimit: 5, practiceCounts: true });
    expect(asPractised(written)).toBe(written);
  });
});

it.each([
  [false, false, false],
  [false, true, false],
  [true, false, true],
  [true, true, false],
])('practice %s that counts %s stays out of the numbers: %s', (practiceMode, practiceCounts, out) => {
  expect(isUncounted({ practiceMode, practiceCounts })).toBe(out);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [true, undefined, false],
])('begun in practice %s, today %s: an answer may be checked: %s', (begun, today, may) => {
  const now = today === undefined ? undefined : { practiceMode: today };
  expect(mayCheck({ practiceMode: begun }, now)).toBe(may);
});

it.each([
  ['that counts', {}, [true, false, false]],
  ['in practice', { checked: {}, uncounted: true }, [false, true, false]],
  ['in practice that counts', { checked: {} }, [false, false, true]],
] as const)(
  'an attempt %s is what a start begins in a quiz that counts, is practised, is practised and counts',
  (_, begun, expected) => {
    const today = [
      { practiceMode: false, practiceCounts: true },
      { practiceMode: true, practiceCounts: false },
      { practiceMode: true, practiceCounts: true },
    ];
    expect(today.map((settings) => isPractisedAs(begun, settings))).toEqual(expected);
  },
);

it.each([
  [true, true, 'begun'],
  [true, false, 'today'],
  [false, true, 'begun'],
  [false, false, 'begun'],
])('begun in practice %s, today %s: disclosed by the settings of %s', (begun, today, expected) => {
  const then = { practiceMode: begun, of: 'begun' };
  expect(disclosingSettings(then, { practiceMode: today, of: 'today' }).of).toBe(expected);
});
