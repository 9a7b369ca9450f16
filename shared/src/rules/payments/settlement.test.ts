import { expect, it } from 'vitest';
import { allInFrom } from './settlement.ts';

const END = '2026-05-01T20:00:00.000Z';
const MINUTE = 60_000;
const quiz = (endDate?: string, longestTimeLimit?: number) => ({
  schedule: { isScheduled: endDate !== undefined, endDate },
  settings: { timeLimit: 20 },
  longestTimeLimit,
});

it.each([
  ['the end and ten minutes for what was held back', quiz(END), [], 10],
  ['what somebody has on top', quiz(END), [{ minutes: 5 }, { factor: 1.5 }], 25],
  ['the longest limit of any version', quiz(END, 60), [{ factor: 2 }], 70],
])('everything is in after %s', (_case, like, extra, minutes) => {
  expect(allInFrom(like, extra)).toBe(Date.parse(END) + minutes * MINUTE);
});

it('never is where a quiz has no end', () => {
  expect(allInFrom(quiz(), [])).toBeUndefined();
});
