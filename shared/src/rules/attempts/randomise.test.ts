import { describe, expect, it } from 'vitest';
import { buildQuestion, oneOfEachType } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { drawFrom, paperOrder } from './randomise.ts';

const seed = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'.split('')),
  minLength: 32,
  maxLength: 32,
});
const BOTH = { randomizeQuestions: true, randomizeOptions: true };
const choice = (options: number) =>
  buildQuestion({ options: Array.from({ length: options }, (_, index) => ({ text: `option ${index}` })) });
/** A seed of four words from a generator. */
const seedFrom = (word: ReturnType<typeof drawFrom>) =>
  [1, 2, 3, 4]
    .map(() =>
      word(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
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

  it('stays as it was where only options are shuffled, for both kinds of choices', () => {
    const questions = [
      choice(4),
      { ...buildQuestion({ type: 'multiple_choice' }), options: choice(5).options },
      choice(3),
    ];
    const order = paperOrder('00112233445566778899aabbccddeeff', questions, {
      randomizeQuestions: false,
      randomizeOptions: true,
    });
    expect(order).toEqual({
      questions: [0, 1, 2],
      options: [
        [2, 3, 1, 0],
        [2, 3, 4, 1, 0],
        [2, 1, 0],
      ],
    });
    expect(
      paperOrder('00112233445566778899aabbccddeeff', questions, {
        randomizeQuestions: false,
        randomizeOptions: true,
        drawQuestions: 3,
      }),
    ).toEqual(order);
  });

  it.each(['', 'xyz', '0123456789abcdef', '0'.repeat(33), `x${'0'.repeat(32)}`])(
    'refuses %j as a seed',
    (hex) => {
      expect(() => paperOrder(hex, [], BOTH)).toThrow(RangeError);
    },
  );

  it('gives every order of four its fair share', () => {
    const counts = new Map<string, number>();
    const rounds = 24_000;
    const word = drawFrom('00112233445566778899aabbccddeeff');
    for (let round = 0; round < rounds; round += 1) {
      const key = paperOrder(seedFrom(word), [choice(4)], BOTH).options.join();
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

describe('types whose own order is the key', () => {
  const matching = buildQuestion({ type: 'matching' });
  const ordering = buildQuestion({ type: 'ordering' });
  const NEITHER = { randomizeQuestions: false, randomizeOptions: false };

  it('are shuffled whatever the settings say', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(seed, (hex) => {
        const { questions, options } = paperOrder(hex, [matching, ordering], NEITHER);
        seen.add(String(options[0]));
        expect(questions).toEqual([0, 1]);
        expect(options.map(ascending)).toEqual([
          [0, 1, 2, 3],
          [0, 1, 2, 3],
        ]);
      }),
    );
    expect(seen.size).toBeGreaterThan(15);
  });

  it('of ordering is every order but the solution, equally often', () => {
    const word = drawFrom('ffeeddccbbaa99887766554433221100');
    const rounds = 16_000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const order = String(paperOrder(seedFrom(word), [ordering], NEITHER).options[0]);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(23);
    expect(counts.has('0,1,2,3')).toBe(false);
    const expected = rounds / 23;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // 22 degrees of freedom: above 48.3 in one case of a thousand; the seeds are fixed.
    expect(chiSquare).toBeLessThan(48.3);
  });
});

describe('a random draw', () => {
  const questions = Array.from({ length: 6 }, () => choice(2));
  const draw = (hex: string, drawQuestions: number, randomizeQuestions: boolean) =>
    paperOrder(hex, questions, { randomizeQuestions, randomizeOptions: false, drawQuestions });

  it('takes so many different questions, in the author’s order unless questions are shuffled', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 6 }), fc.boolean(), (hex, count, shuffle) => {
        const { questions: drawn, options } = draw(hex, count, shuffle);
        expect(drawn).toHaveLength(count);
        expect(new Set(drawn).size).toBe(count);
        if (!shuffle) expect(drawn).toEqual(ascending(drawn));
        expect(options).toHaveLength(6);
        expect(draw(hex, count, shuffle)).toEqual({ questions: drawn, options });
      }),
    );
  });

  it.each([6, 7, 1_000])('of %d takes all six', (count) => {
    expect(draw('0'.repeat(32), count, false).questions).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ascending(draw('0'.repeat(32), count, true).questions)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('of 0 is none: everybody gets all', () => {
    expect(draw('0'.repeat(32), 0, false).questions).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([true, false])('gives every pair of questions its fair share (shuffled: %s)', (shuffle) => {
    const word = drawFrom('0f1e2d3c4b5a69788796a5b4c3d2e1f0');
    const rounds = 15_000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const key = ascending(draw(seedFrom(word), 2, shuffle).questions).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = rounds / 15;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(15);
    // 14 degrees of freedom: above 36.1 in one case of a thousand; the seeds are fixed.
    expect(chiSquare).toBeLessThan(36.1);
  });

  it('has nothing in common between seeds that differ in one bit', () => {
    const hex = '00112233445566778899aabbccddee';
    const orders = ['00', '01', '02', '04', '80'].map((tail) =>
      paperOrder(`${hex}${tail}`, [choice(20)], BOTH).options.join(),
    );
    expect(new Set(orders).size).toBe(5);
  });
});

describe('a draw from pools', () => {
  /** Two questions in no pool, three in `a`, four in `b`. */
  const pooled = ['a', 'b', undefined, 'b', 'a', 'b', 'a', undefined, 'b'].map((pool, index) => ({
    ...choice(2),
    id: `q${index}`,
    pool,
  }));
  const members = (name: string) => [...pooled.keys()].filter((position) => pooled[position]?.pool === name);
  const draw = (hex: string, [a, b]: [number, number], randomizeQuestions: boolean) =>
    paperOrder(hex, pooled, {
      randomizeQuestions,
      randomizeOptions: false,
      pools: [
        { name: 'a', draw: a },
        { name: 'b', draw: b },
      ],
    });

  it('takes so many out of each, and every question that is in none', () => {
    fc.assert(
      fc.property(
        seed,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        (hex, a, b, shuffle) => {
          const { questions } = draw(hex, [a, b], shuffle);
          const of = (name: string) => questions.filter((position) => members(name).includes(position));
          expect(of('a')).toHaveLength(a);
          expect(of('b')).toHaveLength(b);
          expect(questions).toEqual(expect.arrayContaining([2, 7]));
          expect(new Set(questions).size).toBe(a + b + 2);
          if (!shuffle) expect(questions).toEqual(ascending(questions));
          expect(draw(hex, [a, b], shuffle).questions).toEqual(questions);
        },
      ),
    );
  });

  it('of 0 takes all of a pool, and no pool is drawn beyond what it has', () => {
    expect(draw('0'.repeat(32), [0, 9], false).questions).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([true, false])('gives every set its fair share (shuffled: %s)', (shuffle) => {
    const word = drawFrom('1f0e3d2c5b4a79688796a5b4c3d2e1f0');
    const rounds = 18_000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const key = ascending(draw(seedFrom(word), [1, 2], shuffle).questions).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const expected = rounds / 18;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // One of three beside two of four.
    expect(counts.size).toBe(18);
    // 17 degrees of freedom: above 40.8 in one case of a thousand; the seeds are fixed.
    expect(chiSquare).toBeLessThan(40.8);
  });

  it('stays as it was: running attempts and appeals depend on it', () => {
    expect(draw('00112233445566778899aabbccddeeff', [1, 2], true).questions).toEqual([8, 6, 3, 7, 2]);
    expect(draw('00112233445566778899aabbccddeeff', [1, 2], false).questions).toEqual([2, 3, 6, 7, 8]);
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
