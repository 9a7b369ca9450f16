import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../testing/factories.ts';
import * as fc from '../testing/properties.ts';
import {
  type AnalysedAttempt,
  addToAnalysis,
  analyse,
  emptyAnalysis,
  mergeAnalysis,
  removeFromAnalysis,
} from './item-analysis.ts';

const questions = (count: number, points = 1) =>
  Array.from({ length: count }, (_, index) => buildQuestion({ id: `q${index}`, points }));

/** One row per attempt, one score per question. */
const attemptsOf = (rows: readonly (readonly number[])[]): AnalysedAttempt[] =>
  rows.map((scores) => ({
    answers: scores.map((points, index) => ({ questionId: `q${index}`, points, chosen: [] })),
  }));

const sumsOf = (attempts: readonly AnalysedAttempt[]) => attempts.reduce(addToAnalysis, emptyAnalysis());
const analyseRows = (rows: readonly (readonly number[])[], points = 1) =>
  analyse(sumsOf(attemptsOf(rows)), questions(rows[0]?.length ?? 0, points));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const covariance = (x: readonly number[], y: readonly number[]) => {
  const [ofX, ofY] = [mean(x), mean(y)];
  return mean(x.map((value, index) => (value - ofX) * ((y[index] ?? 0) - ofY)));
};

/** The textbook definitions, over all rows at once and in two passes. */
function batch(rows: readonly (readonly number[])[]) {
  const totals = rows.map((row) => row.reduce((sum, score) => sum + score, 0));
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? 0));
  const items = columns.map((scores) => {
    const rest = totals.map((total, index) => total - (scores[index] ?? 0));
    const [ofItem, ofRest] = [covariance(scores, scores), covariance(rest, rest)];
    return {
      mean: mean(scores),
      discrimination:
        ofItem > 1e-12 && ofRest > 1e-12 ? covariance(scores, rest) / Math.sqrt(ofItem * ofRest) : undefined,
    };
  });
  const ofItems = columns.reduce((sum, scores) => sum + covariance(scores, scores), 0);
  const count = columns.length;
  const ofTotal = covariance(totals, totals);
  return {
    items,
    alpha: count > 1 && ofTotal > 1e-12 ? (count / (count - 1)) * (1 - ofItems / ofTotal) : undefined,
  };
}

function expectClose(actual: number | undefined, expected: number | undefined): void {
  if (expected === undefined) expect(actual).toBeUndefined();
  else
    expect(Math.abs((actual ?? Number.NaN) - expected) / Math.max(1, Math.abs(expected))).toBeLessThan(1e-9);
}

describe('analyse', () => {
  // Six persons, four items; worked by hand: totals 4 3 3 2 1 0, all items right for half to five sixths.
  const rows = [
    [1, 1, 1, 1],
    [1, 1, 1, 0],
    [1, 1, 0, 1],
    [1, 1, 0, 0],
    [1, 0, 0, 0],
    [0, 0, 0, 0],
  ];

  it('gives the figures that the formulas give by hand', () => {
    const { attempts, alpha, items } = analyseRows(rows);
    expect(attempts).toBe(6);
    // Σ s_i² = (5/36 + 8/36 + 8/36 + 8/36), s_t² = 39/6 − (13/6)² = 65/36; α = 4/3 · (1 − 29/65).
    expect(alpha).toBeCloseTo((4 / 3) * (1 - 29 / 65), 12);
    expect(items.map(({ facility }) => facility)).toEqual([5 / 6, 4 / 6, 2 / 6, 2 / 6]);
    // Item 1 against the rest 3 2 2 1 0 0: cov = 8/6 − 5/6 · 8/6 = 8/36, s_x² = 5/36, s_r² = 18/6 − (8/6)² = 44/36.
    expect(items[0]?.discrimination).toBeCloseTo(8 / Math.sqrt(5 * 44), 12);
  });

  it('shows an item that the weak get right as negative', () => {
    const { items } = analyseRows([
      [0, 1, 1],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
    ]);
    expect(items[0]?.discrimination).toBeLessThan(-0.8);
  });

  it('knows no discrimination where nothing varies', () => {
    const { items, alpha } = analyseRows([
      [1, 1, 0],
      [1, 0, 1],
    ]);
    expect(items.map(({ discrimination }) => discrimination)).toEqual([undefined, -1, -1]);
    expect(alpha).toBeUndefined();
  });

  it('gives facility by points and no alpha for one question', () => {
    const { items, alpha } = analyseRows([[2.5], [10]], 10);
    expect(items[0]?.facility).toBe(0.625);
    expect(items[0]?.discrimination).toBeUndefined();
    expect(alpha).toBeUndefined();
  });

  it('counts what was chosen, also of several options', () => {
    const question = buildQuestion({ id: 'q0', type: 'multiple_choice' });
    const chosen = [[0, 1], [0], [], [2]];
    const sums = sumsOf(
      chosen.map((options) => ({ answers: [{ questionId: 'q0', points: 1, chosen: options }] })),
    );
    expect(analyse(sums, [question]).items[0]?.optionShares).toEqual([0.5, 0.25, 0.25, 0]);
  });

  it('says nothing of a question that nobody had', () => {
    const [written, choice] = [buildQuestion({ id: 'x', type: 'short_answer' }), buildQuestion({ id: 'y' })];
    const unseen = { seen: 0, facility: undefined, discrimination: undefined };
    expect(analyse(emptyAnalysis(), [written, choice])).toEqual({
      attempts: 0,
      alpha: undefined,
      items: [
        { ...unseen, questionId: 'x', optionShares: [] },
        { ...unseen, questionId: 'y', optionShares: [0, 0, 0] },
      ],
    });
  });

  it('judges each question by the papers that had it, and no alpha across different papers', () => {
    const answer = (questionId: string, points: number) => ({ questionId, points, chosen: [] });
    const sums = sumsOf([
      { answers: [answer('q0', 1), answer('q1', 1)] },
      { answers: [answer('q0', 0), answer('q1', 0)] },
      { answers: [answer('q0', 1), answer('q2', 0)] },
    ]);
    const { items, alpha } = analyse(sums, questions(3));
    expect(items.map(({ seen, facility }) => [seen, facility])).toEqual([
      [3, 2 / 3],
      [2, 0.5],
      [1, 0],
    ]);
    expect(alpha).toBeUndefined();
  });
});

describe('the sums', () => {
  const score = fc.integer({ min: 0, max: 1_000 }).map((hundredths) => hundredths / 100);
  const matrix = fc
    .integer({ min: 1, max: 6 })
    .chain((items) =>
      fc.array(fc.array(score, { minLength: items, maxLength: items }), { minLength: 1, maxLength: 30 }),
    );

  it('give what the batch formulas give, to 1e-9', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const expected = batch(rows.map((row) => row.map((points) => Math.round(points * 100))));
        const { alpha, items } = analyseRows(rows, 10);
        expectClose(alpha, expected.alpha);
        for (const [index, item] of items.entries()) {
          expectClose(item.facility, (expected.items[index]?.mean ?? 0) / 1_000);
          expectClose(item.discrimination, expected.items[index]?.discrimination);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('do so where all totals are high and close together', () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => [
      99 + (index % 2) / 100,
      ...Array.from({ length: 40 }, () => 100),
      99 + (index % 3) / 100,
    ]);
    const expected = batch(rows.map((row) => row.map((points) => points - 99)));
    const { alpha, items } = analyseRows(rows, 100);
    expectClose(alpha, expected.alpha);
    expectClose(items[0]?.discrimination, expected.items[0]?.discrimination);
  });

  it('can be cut into parts, merged in any order and taken back', () => {
    const withChoices = matrix.map((rows) =>
      attemptsOf(rows).map(({ answers }, row) => ({
        answers: answers.map((answer) => ({ ...answer, chosen: [row % 3] })),
      })),
    );
    fc.assert(
      fc.property(withChoices, fc.nat(), (attempts, cut) => {
        const at = cut % (attempts.length + 1);
        const whole = sumsOf(attempts);
        const [first, second] = [attempts.slice(0, at), attempts.slice(at)];
        expect(mergeAnalysis(sumsOf(second), sumsOf(first))).toEqual(whole);
        expect(second.reduce(removeFromAnalysis, whole)).toEqual(sumsOf(first));
        expect(attempts.reduce(removeFromAnalysis, whole)).toEqual(emptyAnalysis());
      }),
    );
  });
});
