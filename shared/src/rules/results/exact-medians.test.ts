import { expect, it, test } from 'vitest';
import * as fc from '../../testing/properties.ts';
import type { CountedAttempt } from './counted-attempt.ts';
import { exactMedian, medianValues } from './exact-medians.ts';

test.each<[number[], number, number | undefined]>([
  [[], 0, undefined],
  [[71.43], 1, 71.43],
  [[71.43, 57.14, 100], 3, 71.43],
  [[0, 33.33, 66.67, 100], 4, 50],
  [[10, 9, 100], 3, 10],
  [[50, 60], 3, undefined],
  [[50, 60, 70], 2, undefined],
])('the median of %j, of which %j are counted, is %j', (values, counted, median) => {
  expect(exactMedian(values, counted)).toBe(median);
});

it('has as many values above the median as below it, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 200 }), (values) => {
      const median = exactMedian(values, values.length) ?? Number.NaN;
      const below = values.filter((value) => value < median).length;
      const above = values.filter((value) => value > median).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      expect(exactMedian(values.toReversed(), values.length)).toBe(median);
    }),
  );
});

const answer = { questionId: 'q1', isCorrect: true, answered: true, pending: false, dropped: false };
const counted = { hundredths: 0, points: 1, chosen: [], wrong: [] };
const attempt = (percentage: number, answers: object[]): CountedAttempt => ({
  attemptNumber: 1,
  begunAt: 0,
  finished: {
    completedAt: 1,
    percentage,
    isPassing: true,
    totalSeconds: 9,
    answers: answers.map((one) => ({ ...answer, ...counted, seconds: 7, ...one })),
  },
});

it('collects no seconds of skipped questions and no score that waits for a grade', () => {
  const values = medianValues([
    attempt(50, [{}, { questionId: 'q2', answered: false, seconds: 40 }]),
    attempt(0, [{ seconds: 3 }, { questionId: 'q2', pending: true }]),
    { attemptNumber: 1, begunAt: 0 },
    { attemptNumber: 1, begunAt: 0, annulled: true },
  ]);
  expect(values.scores).toEqual([50]);
  expect(Object.fromEntries(values.seconds)).toEqual({ q1: [7, 3], q2: [7] });
});
