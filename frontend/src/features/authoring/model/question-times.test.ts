import { describe, expect, it } from 'vitest';
import { questionTimes } from './question-times.ts';

describe('question times', () => {
  it.each([
    ['none without questions', [], 30, undefined],
    ['their own limits', [30, 60], 0, { least: 30, most: 60 }],
    ["the quiz's limit where a question has none", [0, 60], 20, { least: 20, most: 60 }],
    ['no limit at all', [0, 0], 0, { least: 0, most: 0 }],
  ])('%s', (_, own, ofQuiz, expected) => {
    expect(questionTimes(own, ofQuiz)).toEqual(expected);
  });
});
