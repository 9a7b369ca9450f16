import { describe, expect, it } from 'vitest';
import { contradictionsOf as find } from './evidence-checks.ts';

const answer = (n: number, more: object = {}) => ({
  questionId: `q${n}`,
  timeSpent: 10,
  userAnswer: 'Paris',
  ...more,
});
const answers = Array.from({ length: 5 }, (_, n) => answer(n));
type Report = Omit<Parameters<typeof find>[0], 'locked'>;
/** With every question locked before the end. */
const contradictionsOf = (report: Report) => find({ ...report, locked: report.answers });
const saved = (...numbers: number[]) => new Set(numbers.map((n) => `q${n}`));

describe('an honest report', () => {
  it('contradicts nothing, also with rounded seconds', () => {
    expect(contradictionsOf({ answers, elapsed: 50, saved: undefined })).toBeUndefined();
    expect(contradictionsOf({ answers, elapsed: 45, saved: undefined })).toBeUndefined();
    expect(contradictionsOf({ answers: [], elapsed: 0, saved: saved() })).toBeUndefined();
  });

  it('may bring the last two questions with the submit, and others without an answer', () => {
    expect(contradictionsOf({ answers, elapsed: 50, saved: saved(0, 1, 2) })).toBeUndefined();
    const skipped = [...answers.slice(0, 2), answer(2, { userAnswer: null }), ...answers.slice(3)];
    expect(contradictionsOf({ answers: skipped, elapsed: 50, saved: saved(0, 1) })).toBeUndefined();
  });
});

describe('a report', () => {
  it('of more time than there was tells both', () => {
    const found = { time: { claimed: 50, elapsed: 44 } };
    expect(contradictionsOf({ answers, elapsed: 44, saved: undefined })).toEqual(found);
  });

  it('with answers to closed questions that no save brought tells how many', () => {
    expect(contradictionsOf({ answers, elapsed: 50, saved: saved(0, 1) })).toEqual({ unsaved: 3 });
    expect(contradictionsOf({ answers, elapsed: 50, saved: undefined }), 'nobody looked').toBeUndefined();
    expect(find({ answers, elapsed: 50, locked: [], saved: saved() }), 'nothing locked').toBeUndefined();
  });
});
