import { buildQuestion, buildSettings } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { mixedTimesText } from './times-text.ts';

const textOf = (limits: number[], ofQuiz = 0) =>
  mixedTimesText({
    questions: limits.map((timeLimit) => buildQuestion({ timeLimit })),
    settings: buildSettings({ questionTimeLimit: ofQuiz }),
  });

describe('what a publish says of the times of its questions', () => {
  it.each([
    ['different limits', [20, 60], 0, 'Questions have different time limits: 20 sec to 1 min.'],
    ['some without', [30, 0, 0], 0, 'Questions have different time limits: 30 sec; 2 of 3 have none.'],
    [
      'one beside the limit of the quiz',
      [0, 60],
      20,
      'Questions have different time limits: 20 sec to 1 min.',
    ],
  ])('%s', (_, limits, ofQuiz, text) => {
    expect(textOf(limits, ofQuiz)).toBe(text);
  });

  it('nothing where all are alike', () => {
    expect(textOf([30, 30])).toBeUndefined();
    expect(textOf([0, 0])).toBeUndefined();
    expect(textOf([0, 30], 30)).toBeUndefined();
  });
});
