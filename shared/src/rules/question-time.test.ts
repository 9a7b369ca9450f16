import { describe, expect, it } from 'vitest';
import { questionTimeOf } from './question-time.ts';

describe('questionTimeOf', () => {
  it.each([
    ['no limits', [0, 0], 0, undefined],
    ['one of its own', [0, 20], 0, { timed: 1, shortest: 20, longest: 20 }],
    ['the limit of the quiz', [0, 20], 45, { timed: 2, shortest: 20, longest: 45 }],
    ['no questions', [], 30, undefined],
  ])('%s', (_, limits, questionTimeLimit, expected) => {
    const questions = limits.map((timeLimit) => ({ timeLimit }));
    expect(questionTimeOf({ questions, settings: { questionTimeLimit } })).toEqual(expected);
  });
});
