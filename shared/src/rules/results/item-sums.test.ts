import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import {
  type AnalysedAttempt,
  addToAnalysis,
  emptyAnalysis,
  limitAnalysis,
  mergeAnalysis,
  parseWrongKey,
  removeFromAnalysis,
  wrongKey,
} from './item-sums.ts';
import { storedBytes } from '../partial-sums.ts';

const POINTS = [10, 1, 7, 100];
const answer = fc.record({
  share: fc.constantFrom(0, 0, 33, 50, 100, 100),
  answered: fc.boolean(),
  seconds: fc.nat(900),
  chosen: fc.subarray([0, 1, 2]),
  wrong: fc.subarray([
    { blank: 0, text: 'rome' },
    { blank: 2, text: 'in paris' },
  ]),
});
/** Papers are drawn: not every attempt has every question. */
const attempt: fc.Arbitrary<AnalysedAttempt> = fc
  .array(fc.option(answer, { nil: undefined }), { minLength: POINTS.length, maxLength: POINTS.length })
  .map((answers) => ({
    answers: answers.flatMap((one, index) => {
      const points = POINTS[index] ?? 1;
      return one ? { ...one, questionId: `q${index}`, points, hundredths: points * one.share } : [];
    }),
  }));
const attempts = fc.array(attempt, { maxLength: 12 });
const sumsOf = (list: readonly AnalysedAttempt[]) => list.reduce(addToAnalysis, emptyAnalysis());

describe('the sums of item analysis', () => {
  it('are the same in any order, however the attempts are spread over shards', () => {
    fc.assert(
      fc.property(attempts, attempts, (first, second) => {
        expect(mergeAnalysis(sumsOf(second), sumsOf(first))).toEqual(sumsOf([...first, ...second]));
      }),
    );
  });

  it('forget an attempt that is taken back, also where another shard has counted it', () => {
    fc.assert(
      fc.property(attempts, attempt, attempt, (list, was, is) => {
        const whole = sumsOf([...list, was]);
        expect(removeFromAnalysis(whole, was)).toEqual(sumsOf(list));
        const correction = addToAnalysis(removeFromAnalysis(emptyAnalysis(), was), is);
        expect(mergeAnalysis(whole, correction)).toEqual(sumsOf([...list, is]));
      }),
    );
  });

  it('hold shares of points, the score without the question, and who chose what', () => {
    const choice = {
      questionId: 'a',
      points: 10,
      hundredths: 500,
      answered: true,
      seconds: 8,
      chosen: [1],
      wrong: [],
    };
    const other = { ...choice, questionId: 'b', points: 30, hundredths: 3_000, seconds: 601, chosen: [] };
    const sums = sumsOf([{ answers: [choice, other] }]);
    expect(sums).toMatchObject({ attempts: 1, score: 8_750, scoreSquared: 8_750 ** 2 });
    expect(sums.items['a']).toMatchObject({
      earnedSquared: 5_000 ** 2,
      rest: 10_000,
      product: 5_000 * 10_000,
      hundredths: 500,
      points: 10,
      options: { 1: { count: 1, score: 8_750 } },
    });
    // A score of 87.5 percent is in the band from 85 on; 8 seconds are up to 10.
    expect(sums.items['a']?.seen.findIndex(Boolean)).toBe(17);
    expect(sums.items['a']?.earned[17]).toBe(5_000);
    expect(sums.items['a']?.times.findIndex(Boolean)).toBe(5);
    expect(sums.items['b']?.times.findIndex(Boolean)).toBe(16);
  });

  it('are of those attempts that every part has analysed', () => {
    expect(mergeAnalysis(emptyAnalysis(5), emptyAnalysis(), emptyAnalysis(9)).since).toBe(9);
  });
});

describe('an item of a quiz whose questions were replaced many times', () => {
  const taken = (ids: readonly string[]): AnalysedAttempt => ({
    answers: ids.map((questionId, n) => ({
      questionId,
      points: 10,
      hundredths: 1_000,
      answered: true,
      seconds: 40,
      chosen: [0, 1, 2, 3],
      wrong: [{ blank: 0, text: `${n}`.padStart(80, '–') }],
    })),
  });
  const ids = Array.from({ length: 1_200 }, (_, n) => `q_${String(n).padStart(18, '0')}`);
  const newest = ids.slice(1_000);
  const whole = sumsOf([taken(ids), taken(newest)]);
  const limited = limitAnalysis(whole);

  it('stays below 400 KB with the questions that most have seen', () => {
    expect(storedBytes(whole)).toBeGreaterThan(400_000);
    expect(storedBytes(limited)).toBeLessThan(390_000);
    expect(newest.every((id) => limited.items[id])).toBe(true);
    expect(limited.otherItems).toBeDefined();
    expect(limitAnalysis(limited)).toBe(limited);
  });

  it('has room for 500 questions of four options with ten thousand answers each', () => {
    const [first] = Object.values(sumsOf([taken(ids.slice(0, 1))]).items);
    const busy = JSON.parse(JSON.stringify(first), (_, value) =>
      typeof value === 'number' ? value * 10_000 + 12_345 : value,
    );
    const sums = { ...emptyAnalysis(), items: Object.fromEntries(ids.slice(0, 500).map((id) => [id, busy])) };
    expect(limitAnalysis(sums)).toBe(sums);
    expect(storedBytes(busy)).toBeLessThan(600);
  });
});

it('a wrong text is found again by its question, whatever it holds', () => {
  const text = 'a/2 b  c';
  expect(parseWrongKey(wrongKey('q_1-x', { blank: 2, text }))).toEqual({
    questionId: 'q_1-x',
    blank: 2,
    text,
  });
});
