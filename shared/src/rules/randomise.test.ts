import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuestion, oneOfEachType } from '../testing/factories.ts';
import { drawFrom, paperOrder } from './randomise.ts';

const seed = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'.split('')),
  minLength: 32,
  maxLength: 32,
});
const BOTH = { randomizeQuestions: true, randomizeOptions: true };
const choice = (options: number) =>
  buildQuestion({ options: Array.from({ length: options }, (_, index) => ({ text: `option ${index}` })) });
const ascending = (order: readonly number[]) => order.toSorted((a, b) => a - b);

describe('paperOrder', () => {
  it('is the same for the same seed and a permutation for every seed', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.integer({ min: 2, max: 20 }), { maxLength: 20 }), (hex, sizes) => {
        const questions = sizes.map(choice);
        const order = paperOrder(hex, questions, BOTH);
        expect(paperOrder(hex, structuredClone(questions), BOTH)).toEqual(order);
        expect(ascending(order.questions)).toEqual(sizes.map((_, index) => index));
        expect(order.options.map(ascending)).toEqual(
          questions.map(({ options }) => options.map((_, index) => index)),
        );
      }),
    );
  });

  it('keeps the author’s order where the settings say so', () => {
    const questions = oneOfEachType();
    const order = paperOrder('0123456789abcdef0123456789abcdef', questions, {
      randomizeQuestions: false,
      randomizeOptions: false,
    });
    expect(order).toEqual({ questions: [0, 1, 2, 3, 4], options: [[0, 1, 2], [0, 1, 2, 3], [0, 1], [], []] });
  });

  it('never turns False before True', () => {
    const questions = [buildQuestion({ type: 'true_false' })];
    fc.assert(
      fc.property(seed, (hex) => {
        expect(paperOrder(hex, questions, BOTH).options).toEqual([[0, 1]]);
      }),
    );
  });

  it('stays as it was: running attempts and appeals depend on it', () => {
    const order = paperOrder('00112233445566778899aabbccddeeff', [choice(4), choice(5), choice(3)], BOTH);
    expect(order).toEqual({
      questions: [2, 0, 1],
      options: [
        [1, 3, 2, 0],
        [4, 2, 3, 1, 0],
        [0, 1, 2],
      ],
    });
  });

  it.each(['', 'xyz', '0123456789abcdef'])('refuses %j as a seed', (hex) => {
    expect(() => paperOrder(hex, [], BOTH)).toThrow(RangeError);
  });

  it('gives every order of four its fair share', () => {
    const counts = new Map<string, number>();
    const rounds = 24_000;
    const word = drawFrom('00112233445566778899aabbccddeeff');
    const newSeed = () =>
      [1, 2, 3, 4]
        .map(() =>
          word(2 ** 32)
            .toString(16)
            .padStart(8, '0'),
        )
        .join('');
    for (let round = 0; round < rounds; round += 1) {
      const key = paperOrder(newSeed(), [choice(4)], BOTH).options.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: above 49.7 in one case of a thousand; the seeds are fixed.
    expect(chiSquare).toBeLessThan(49.7);
  });
});

describe('drawFrom', () => {
  it('follows the published generator', () => {
    // First outputs of xoshiro128** with the state 1, 2, 3, 4 (reference implementation).
    const draw = drawFrom('00000001000000020000000300000004');
    expect([draw(2 ** 32), draw(2 ** 32), draw(2 ** 32), draw(2 ** 32)]).toEqual([
      11_520, 0, 5_927_040, 70_819_200,
    ]);
  });

  it('favours no number, also where the range does not divide the words evenly', () => {
    const draw = drawFrom('00112233445566778899aabbccddeeff');
    const third = 2 ** 30;
    const draws = Array.from({ length: 3_000 }, () => draw(3 * third));
    const inFirstThird = draws.filter((number) => number < third).length;
    // Five standard deviations around a third; taking the remainder of any word would give a half.
    expect(Math.abs(inFirstThird - 1_000)).toBeLessThan(130);
  });

  it('survives a seed of zeros', () => {
    const draw = drawFrom('0'.repeat(32));
    expect(new Set(Array.from({ length: 50 }, () => draw(1_000))).size).toBeGreaterThan(30);
  });
});
