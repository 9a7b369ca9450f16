import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import {
  deviationOf,
  facilityOf,
  medianOf,
  medianSecondsOf,
  pointBiserialOf,
  reliabilityOf,
  upperLowerOf,
} from './item-statistics.ts';
import {
  type AnalysedAttempt,
  addToAnalysis,
  emptyAnalysis,
  type ItemSums,
  mergeAnalysis,
  removeFromAnalysis,
  WHOLE,
} from './item-sums.ts';

/** One row per attempt, one share of each question's points in percent. */
type Rows = readonly (readonly number[])[];

const attemptsOf = (rows: Rows, points = 10): AnalysedAttempt[] =>
  rows.map((shares) => ({
    answers: shares.map((share, index) => ({
      questionId: `q${index}`,
      points,
      hundredths: share * points,
      answered: true,
      seconds: 4,
      chosen: [],
      wrong: [],
    })),
  }));
const sumsOf = (attempts: readonly AnalysedAttempt[]) => attempts.reduce(addToAnalysis, emptyAnalysis());
const itemOf = (rows: Rows, index = 0) => sumsOf(attemptsOf(rows)).items[`q${index}`] as ItemSums;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const covariance = (x: readonly number[], y: readonly number[]) => {
  const [ofX, ofY] = [mean(x), mean(y)];
  return mean(x.map((value, index) => (value - ofX) * ((y[index] ?? 0) - ofY)));
};
const correlation = (x: readonly number[], y: readonly number[]) => {
  const [ofX, ofY] = [covariance(x, x), covariance(y, y)];
  return ofX > 1e-9 && ofY > 1e-9 ? covariance(x, y) / Math.sqrt(ofX) / Math.sqrt(ofY) : undefined;
};

/** The textbook definitions over all rows at once, in two passes. */
function batch(rows: Rows) {
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? 0));
  const scores = rows.map(mean);
  const ofItems = columns.reduce((sum, column) => sum + covariance(column, column), 0);
  const [count, ofTotal] = [columns.length, covariance(scores, scores) * columns.length ** 2];
  return {
    facility: columns.map((column) => mean(column) / 100),
    correlation: columns.map((column, index) =>
      correlation(
        column,
        rows.map((row) => mean(row.filter((_, other) => other !== index))),
      ),
    ),
    alpha: ofTotal > 1e-9 ? (count / (count - 1)) * (1 - ofItems / ofTotal) : undefined,
    deviation: Math.sqrt(covariance(scores, scores)),
  };
}

function expectClose(actual: number | undefined, expected: number | undefined): void {
  if (expected === undefined) expect(actual).toBeUndefined();
  else
    expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)));
}

// Of two and five questions, the rest and the whole divide without a remainder: a score is rounded to hundredths of a percent.
const matrix = fc.constantFrom(2, 5).chain((count) =>
  fc.array(fc.array(fc.constantFrom(0, 0, 20, 40, 100, 100), { minLength: count, maxLength: count }), {
    minLength: 30,
    maxLength: 60,
  }),
);

describe('the figures', () => {
  it('are those of a recount to 1e-9, also after marks were replaced', () => {
    fc.assert(
      fc.property(matrix, fc.nat(29), (rows, replaced) => {
        const first = attemptsOf(
          rows.map((row, n) => (n < replaced ? row.map((share) => 100 - share) : row)),
        );
        const before = first.slice(0, replaced);
        const corrected = attemptsOf(rows).slice(0, replaced).reduce(addToAnalysis, emptyAnalysis());
        const sums = mergeAnalysis(sumsOf(first), before.reduce(removeFromAnalysis, corrected));
        const expected = batch(rows);
        const { alpha, standardError } = reliabilityOf(sums);
        expectClose(alpha, expected.alpha);
        if (alpha !== undefined) expectClose(standardError, expected.deviation * Math.sqrt(1 - alpha));
        for (const [index, facility] of expected.facility.entries()) {
          const item = sums.items[`q${index}`] as ItemSums;
          expectClose(facilityOf(item), facility);
          expectClose(pointBiserialOf(item), expected.correlation[index]);
        }
      }),
    );
  });

  it('say nothing of discrimination where nothing varies', () => {
    expect(pointBiserialOf(itemOf([[100], [0]]))).toBeUndefined();
    expect(
      pointBiserialOf(
        itemOf([
          [100, 0],
          [100, 100],
        ]),
      ),
    ).toBeUndefined();
    expect(
      pointBiserialOf(
        itemOf([
          [100, 0],
          [0, 100],
        ]),
      ),
    ).toBe(-1);
  });

  it('take the best and the weakest 27 percent, and of the band on the border a part', () => {
    // Ten attempts at 20, 40 … 100 percent, two of each: groups of 2.7.
    const rows = [1, 2, 3, 4, 5].flatMap((right) =>
      [0, 1].map(() => Array.from({ length: 5 }, (_, n) => (n < right ? 100 : 0))),
    );
    expect(upperLowerOf(itemOf(rows, 0))).toBeCloseTo(0, 12);
    expect(upperLowerOf(itemOf(rows, 4))).toBeCloseTo(2 / 2.7, 12);
    expect(upperLowerOf(itemOf(rows, 1))).toBeCloseTo(2 / 2.7, 12);
    expect(
      upperLowerOf(
        itemOf(
          rows.map((row) => row.toReversed()),
          0,
        ),
      ),
    ).toBeCloseTo(2 / 2.7, 12);
  });

  it('tell nobody apart by chance where all have the same score', () => {
    const rows = Array.from({ length: 8 }, (_, n) => (n % 2 ? [100, 0] : [0, 100]));
    expect(upperLowerOf(itemOf(rows))).toBeCloseTo(0, 12);
  });

  it('find the middle of times in their bands, and of scores', () => {
    const item = itemOf([[100, 0]]);
    const times = item.times.map(() => 0);
    expect(medianSecondsOf({ ...item, times })).toBeUndefined();
    expect(medianSecondsOf({ ...item, times: times.with(3, 4) })).toBe(4);
    expect(medianSecondsOf({ ...item, times: times.with(3, 1).with(16, 3) })).toBe(600);
    const none = Array.from({ length: 101 }, () => 0);
    expect(medianOf(none)).toBeUndefined();
    expect(medianOf(none.with(40, 1).with(100, 1))).toBe(70);
    expect(medianOf(none.with(40, 1).with(60, 1).with(100, 3))).toBe(100);
    expect(deviationOf(2, 100, 10_000)).toBe(50);
    expect(deviationOf(0, 0, 0)).toBeUndefined();
  });
});

describe('reliability', () => {
  const two = (attempts: number) => Array.from({ length: attempts }, (_, n) => (n % 2 ? [100, 100] : [0, 0]));

  it('is whole where every question says the same', () => {
    expect(reliabilityOf(sumsOf(attemptsOf(two(30))))).toEqual({ alpha: 1, standardError: 0 });
  });

  it.each([
    ['too few attempts', two(29), 'few_attempts'],
    ['one question', two(30).map(([share = 0]) => [share]), 'few_questions'],
    ['scores that are all the same', two(30).map(() => [100, 0]), 'no_spread'],
    ['papers that differ', two(30).map((row, n) => (n ? row : [0])), 'papers_differ'],
  ])('is not said of %s', (_what, rows, reason) => {
    expect(reliabilityOf(sumsOf(attemptsOf(rows)))).toEqual({ reason });
  });

  it('is not said where some questions are not counted singly', () => {
    const sums = sumsOf(attemptsOf(two(30)));
    expect(reliabilityOf({ ...sums, otherItems: sums.items['q0'] })).toEqual({ reason: 'papers_differ' });
    expect(sums.score / 30).toBe(WHOLE / 2);
  });
});
