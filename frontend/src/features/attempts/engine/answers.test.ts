import { describe, expect, test } from 'vitest';
import {
  blankTexts,
  completenessOf,
  fillBlank,
  isLocked,
  NO_ANSWER,
  normalizeAnswer,
  toggleOption,
} from './answers.ts';

describe('answers', () => {
  test.each([
    [null, 'none'],
    ['', 'none'],
    ['  ', 'none'],
    ['x', 'whole'],
    [[], 'none'],
    [['', ' '], 'none'],
    [['', 'x'], 'part'],
    [['x', ' '], 'part'],
    [['x', 'y'], 'whole'],
  ])('%j answers a question: %s', (answer, completeness) => {
    expect(completenessOf(answer)).toBe(completeness);
    expect(normalizeAnswer(answer)).toEqual(completeness === 'none' ? null : answer);
  });

  test('ticking keeps the order of the options and ends at "not answered"', () => {
    const options = ['a', 'b', 'c'];
    const two = toggleOption(options, toggleOption(options, null, 'c'), 'a');
    expect(two).toEqual(['a', 'c']);
    expect(toggleOption(options, toggleOption(options, two, 'a'), 'c')).toBeNull();
  });

  test('one blank is a text, several are a list', () => {
    expect(fillBlank(null, 1, 0, 'x')).toBe('x');
    expect(fillBlank(null, 3, 1, 'x')).toEqual(['', 'x', '']);
    expect(fillBlank(['', 'x', ''], 3, 1, '')).toBeNull();
    expect(blankTexts(['a'], 3)).toEqual(['a', '', '']);
    expect(blankTexts('a', 1)).toEqual(['a']);
  });

  test.each([
    [0, 900, false],
    [30, 29.9, false],
    [30, 30, true],
  ])('a limit of %i s is used up after %d s: %s', (timeLimit, timeSpent, locked) => {
    expect(isLocked({ timeLimit }, { ...NO_ANSWER, timeSpent })).toBe(locked);
  });
});
