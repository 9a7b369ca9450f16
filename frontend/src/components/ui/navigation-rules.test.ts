import { describe, expect, it } from 'vitest';
import { countdownTone } from './countdown-tone.ts';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [8, 12, [1, 'gap', 7, 8, 9, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [99, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  ])('page %d of %d', (page, count, marks) => {
    expect(pageWindow(page, count)).toEqual(marks);
  });

  it('always holds the current page, is as long everywhere, and leaves out two pages at least', () => {
    for (let count = 8; count < 30; count++) {
      for (let page = 1; page <= count; page++) {
        const marks = pageWindow(page, count);
        expect(marks).toContain(page);
        expect(marks).toHaveLength(7);
        for (const [place, mark] of marks.entries()) {
          const [before, after] = [marks[place - 1], marks[place + 1]];
          if (mark === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        }
      }
    }
  });
});

describe('countdownTone', () => {
  it.each([
    ['half an hour at its start', 1_800, 1_800, 'calm'],
    ['half an hour, five minutes left', 300, 1_800, 'calm'],
    ['half an hour, under five minutes', 299, 1_800, 'danger'],
    ['an unknown time, under five minutes', 299, undefined, 'danger'],
    ['one minute at its start', 60, 60, 'calm'],
    ['one minute at its half', 30, 60, 'warning'],
    ['one minute, a fifth left', 12, 60, 'danger'],
    ['five minutes a second later', 299, 300, 'calm'],
    ['nothing left', 0, 60, 'danger'],
  ])('%s', (_name, left, total, tone) => {
    expect(countdownTone(left, total)).toBe(tone);
  });
});
