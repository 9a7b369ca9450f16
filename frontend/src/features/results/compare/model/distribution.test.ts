import { expect, it } from 'vitest';
import { sharesOf, topOf } from './distribution.ts';

const of = (...counts: number[]) => ({
  scoreDistribution: counts.map((count, n) => ({ range: String(n), count })),
});

it('puts quizzes of any size on one scale', () => {
  expect(sharesOf(of(1, 3))).toEqual([25, 75]);
  expect(sharesOf(of(100, 300))).toEqual([25, 75]);
  expect(sharesOf(of(0, 0))).toBeUndefined();
  expect(topOf([[25, 75], undefined, [10, 90]])).toBe(100);
  expect(topOf([[20, 20, 20, 20, 20]])).toBe(20);
  expect(topOf([undefined])).toBe(20);
});
