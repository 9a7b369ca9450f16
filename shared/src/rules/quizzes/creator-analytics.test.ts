import { expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { addDaysTo, daysLong, rangeBefore, sumsOfCreator } from './creator-analytics.ts';

const sums = fc.record({
  begun: fc.nat(5),
  completed: fc.nat(5),
  waiting: fc.constant(0),
  passed: fc.nat(2),
  score: fc.nat(9_999),
});
const day = fc.nat(40).map((n) => addDaysTo('2026-01-20', n));
const quizzes = fc
  .array(fc.dictionary(day, sums), { maxLength: 6 })
  .map((all) => all.map((days, n) => ({ id: `q${n}`, title: `Quiz ${n}`, days })));

it('adds up to the same by day, by quiz and in all; the range before is as long and ends right before', () => {
  fc.assert(
    fc.property(quizzes, day, fc.nat(30), (all, from, length) => {
      const range = { from, to: addDaysTo(from, length) };
      const { days, totals, before, taken } = sumsOfCreator(all, range);
      expect(days.map(({ date }) => date)).toEqual(
        Array.from({ length: length + 1 }, (_, n) => addDaysTo(from, n)),
      );
      for (const name of ['attempts', 'completed', 'passed'] as const) {
        expect(days.reduce((sum, one) => sum + one[name], 0)).toBe(totals[name]);
        expect(taken.reduce((sum, one) => sum + one[name], 0)).toBe(totals[name]);
      }
      const former = rangeBefore(range);
      expect([daysLong(former), addDaysTo(former.to, 1)]).toEqual([daysLong(range), from]);
      expect(sumsOfCreator(all, former).totals).toEqual(before);
    }),
  );
});

it('has no average of nothing', () => {
  const waits = { begun: 1, completed: 1, waiting: 1, passed: 0, score: 0 };
  const range = { from: '2026-02-01', to: '2026-02-01' };
  const { totals } = sumsOfCreator([{ id: 'q', title: 'Q', days: { '2026-02-01': waits } }], range);
  expect(totals).toEqual({
    attempts: 1,
    completed: 1,
    waiting: 1,
    passed: 0,
    averageScore: undefined,
    passRate: undefined,
  });
});
