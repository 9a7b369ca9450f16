import { expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { correctRateOf, FEWEST_ANSWERED, hardestOf, rankQuestions } from './question-rates.ts';

it('has a rate of graded answers alone, and none of too few', () => {
  const half = { seen: 12, correct: 5, pending: 2 };
  expect(correctRateOf([half])).toEqual({ correctRate: 50, answered: 10 });
  expect(correctRateOf([half, half])).toEqual({ correctRate: 50, answered: 20 });
  expect(correctRateOf([{ ...half, pending: 3 }])).toBeUndefined();
  expect(correctRateOf([])).toBeUndefined();
});

it('ranks the easiest and the hardest, at most five of each, none as both', () => {
  const rated = fc.record({
    correctRate: fc.nat(100),
    answered: fc.integer({ min: FEWEST_ANSWERED, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(rated, { maxLength: 20 }), (questions) => {
      const { best, worst } = rankQuestions(questions);
      expect(best.length + worst.length).toBe(Math.min(10, questions.length));
      expect(new Set([...best, ...worst]).size).toBe(best.length + worst.length);
      const rates = (all: typeof questions) => all.map(({ correctRate }) => correctRate);
      expect(Math.min(101, ...rates(best))).toBeGreaterThanOrEqual(Math.max(-1, ...rates(worst)));
      expect(worst[0]).toBe(hardestOf(questions));
    }),
  );
});
