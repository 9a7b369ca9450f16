import { describe, expect, it } from 'vitest';
import { questionTimeOf, shownTimeLimit } from './question-time.ts';

describe('questionTimeOf', () => {
  it.each([
    ['no limits', [0, 0], 0, undefined],
    ['one of its own', [0, 20], 0, { timed: 1, shortest: 20, longest: 20, sum: 20 }],
    ['the limit of the quiz', [0, 20], 45, { timed: 2, shortest: 20, longest: 45, sum: 65 }],
    ['no questions', [], 30, undefined],
  ])('%s', (_, limits, questionTimeLimit, expected) => {
    const questions = limits.map((timeLimit) => ({ timeLimit }));
    expect(questionTimeOf({ questions, settings: { questionTimeLimit } })).toEqual(expected);
  });
});

describe('shownTimeLimit', () => {
  const questionTime = { timed: 4, shortest: 10, longest: 10, sum: 40 };
  const unequal = { timed: 4, shortest: 10, longest: 600, sum: 630 };
  it.each([
    ['less than the quiz allows', { timeLimit: 20 }, 2],
    ['the questions that are asked alone', { timeLimit: 20, asked: 1 }, 1],
    ['the sum of unequal limits', { timeLimit: 30, questionTime: unequal }, 12],
    [
      'the longest of unequal limits where one question is drawn',
      { timeLimit: 30, questionTime: unequal, asked: 1 },
      11,
    ],
    ['the limit of the quiz where it is shorter', { timeLimit: 1 }, 1],
    ['the limit of the quiz where a question has none', { timeLimit: 20, questions: 5 }, 20],
    ['the limit of the quiz where no question has one', { timeLimit: 0, questionTime: undefined }, 30],
  ])('is %s', (_, change, minutes) => {
    expect(shownTimeLimit({ questionTime, questions: 4, asked: 4, ...change })).toBe(minutes);
  });
});
