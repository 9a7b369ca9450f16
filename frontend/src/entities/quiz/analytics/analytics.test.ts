import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { addDaysTo } from '@quizhall/shared/rules/quizzes/creator-analytics';
import { columnsOf, scaleOf, toCsv } from './day-bars.ts';
import { problemOf, rangeOf } from './range.ts';

const TODAY = '2026-05-10';

describe('the range', () => {
  it.each([
    ['7', '2026-05-04'],
    ['30', '2026-04-11'],
    ['90', '2026-02-10'],
    ['year', '2025-05-11'],
  ] as const)('of %s days ends today', (range, from) => {
    expect(rangeOf({ range, from: '', to: '' }, TODAY)).toEqual({ from, to: TODAY });
  });

  it.each([
    ['2026-01-01', '2026-12-31', undefined],
    ['2024-01-01', '2024-12-31', undefined],
    ['2025-01-01', '2026-01-02', 'length'],
    ['2026-01-02', '2026-01-01', 'order'],
    ['2026-02-30', '2026-03-01', 'missing'],
    ['', '2026-03-01', 'missing'],
  ])('from %s to %s: %s', (from, to, problem) => {
    expect(problemOf({ from, to })).toBe(problem);
    const usual = { from: '2026-04-11', to: '2026-05-10' };
    expect(rangeOf({ range: 'own', from, to }, TODAY)).toEqual(problem ? usual : { from, to });
  });
});

const day = fc.record({
  attempts: fc.nat(9),
  completed: fc.nat(9),
  waiting: fc.constant(0),
  passed: fc.nat(2),
});

it('draws every day in one column, and never too many', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 366 }), (all) => {
      const days = all.map((one, n) => ({ ...one, date: addDaysTo('2026-01-01', n) }));
      const columns = columnsOf(days);
      expect(columns.length).toBeLessThanOrEqual(62);
      expect([columns[0]?.from, columns.at(-1)?.to]).toEqual([days[0]?.date, days.at(-1)?.date]);
      for (const [n, { from }] of columns.entries())
        if (n > 0) expect(from).toBe(addDaysTo(columns[n - 1]?.to ?? '', 1));
      const total = (list: readonly { attempts: number }[]) =>
        list.reduce((sum, one) => sum + one.attempts, 0);
      expect(total(columns)).toBe(total(days));
    }),
  );
});

it.each([
  [[], 2],
  [[1], 2],
  [[3], 4],
  [[5], 10],
  [[10, 2], 10],
  [[101], 200],
])('has a scale for %o: %i', (values, top) => {
  expect(scaleOf(values)).toBe(top);
  expect(top / 2).toSatisfy(Number.isInteger);
});

it('writes days as lines of a table', () => {
  const one = { date: '2026-05-01', attempts: 2, completed: 1, waiting: 0, passed: 1, averageScore: 66.5 };
  expect(toCsv([one]).split('\r\n')[1]).toBe('2026-05-01,2,1,0,1,66.5,');
});
