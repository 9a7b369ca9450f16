import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import type { Standing } from '../results/leaderboard.ts';
import { poolCharge, toCents } from '../money.ts';
import { distributionOf, parseDistribution, placesProblem, splitByWeight, splitPool } from './prizes.ts';

const players = (...scores: number[]): Standing[] =>
  scores.map((percentage, index) => ({
    participant: `p${index + 1}`,
    percentage,
    seconds: 60,
    completedAt: index,
  }));
const percent = (...shares: number[]) => ({
  form: 'percent' as const,
  shares: shares.map((share) => share * 100),
});
const paid = (pool: number, distribution: Parameters<typeof splitPool>[1], attempts: Standing[]) =>
  splitPool(pool, distribution, attempts).map(({ participant, place, cents }) => [participant, place, cents]);

describe('parseDistribution', () => {
  it.each([
    ['50/30/20', { form: 'percent', shares: [5_000, 3_000, 2_000] }],
    [' 50% , 30% ; 20% ', { form: 'percent', shares: [5_000, 3_000, 2_000] }],
    ['33.34/33.33/33.33', { form: 'percent', shares: [3_334, 3_333, 3_333] }],
    ['100', { form: 'percent', shares: [10_000] }],
    ['$500/$300/$200', { form: 'fixed', shares: [50_000, 30_000, 20_000] }],
    ['500/300/200', { form: 'fixed', shares: [50_000, 30_000, 20_000] }],
    ['999.99/$0.01', { form: 'fixed', shares: [99_999, 1] }],
    ['50/30/10', undefined],
    ['500/300/100', undefined],
    ['$50/$30/$20', undefined],
    ['500%/300%/200%', undefined],
    ['100/0', undefined],
    ['50/-50/100', undefined],
    ['50/30/20/', undefined],
    ['', undefined],
    ['winner takes all', undefined],
    ['a 50/50', undefined],
    ['50/50 z', undefined],
    ['50.005/49.995', undefined],
    [Array.from({ length: 100 }, () => '1').join('/'), { form: 'percent', shares: Array(100).fill(100) }],
    [Array.from({ length: 200 }, () => '0.5').join('/'), undefined],
  ])('%s', (text, expected) => {
    expect(parseDistribution(text, 100_000)).toEqual(expected);
  });

  it('goes by any marked part', () => {
    expect(parseDistribution('$60/40', 10_000)?.form).toBe('fixed');
    expect(parseDistribution('60/$40', 20_000)).toBeUndefined();
    expect(parseDistribution('600%/400', 100_000)).toBeUndefined();
  });

  it('takes marked amounts that make a pool of $100 for amounts', () => {
    expect(parseDistribution('$50/$50', 10_000)?.form).toBe('fixed');
    expect(parseDistribution('50/50', 10_000)?.form).toBe('percent');
  });
});

describe('places', () => {
  const prize = (
    places?: NonNullable<Parameters<typeof distributionOf>[0]['places']>,
    distribution = '',
  ) => ({
    totalAmount: 1_000,
    distribution,
    places,
  });
  const ALL = { form: 'percent', shares: [10_000] };
  const sound: [string, ReturnType<typeof prize>, unknown][] = [
    [
      'in percent',
      prize([{ percent: 66.67 }, { percent: 33.33 }]),
      { form: 'percent', shares: [6_667, 3_333] },
    ],
    ['as amounts', prize([{ cents: 99_999 }, { cents: 1 }]), { form: 'fixed', shares: [99_999, 1] }],
    ['before the note', prize([{ percent: 100 }], '50/50'), ALL],
    [
      'by the note where there are none',
      prize(undefined, '60/40'),
      { form: 'percent', shares: [6_000, 4_000] },
    ],
    ['by the note where the list is empty', prize([], '$999/$1'), { form: 'fixed', shares: [99_900, 100] }],
    ['all to the first where the note is prose', prize(undefined, 'The best three'), ALL],
  ];
  it.each(sound)('%s', (_case, written, expected) => {
    expect([placesProblem(written), distributionOf(written)]).toEqual([undefined, expected]);
  });

  it.each([
    [
      'both kinds',
      [{ percent: 50 }, { cents: 50_000 }],
      'Please give every place a percentage, or every place an amount',
    ],
    ['an empty place', [{ percent: 100 }, { percent: 0 }], 'Please enter what place 2 gets'],
    [
      'too little',
      [{ percent: 50 }, { percent: 49.99 }],
      'The places come to 99.99%. They have to come to 100%.',
    ],
    ['too much', [{ cents: 100_001 }], 'The places come to $1000.01. They have to come to $1000.00.'],
  ])('says what is wrong with %s, and goes by the note', (_case, places, message) => {
    const written = prize(places, '70/30');
    expect([placesProblem(written), distributionOf(written).shares]).toEqual([message, [7_000, 3_000]]);
  });
});

describe('splitByWeight', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [10, [50, 30, 20], [5, 3, 2]],
    [1, [50, 30, 20], [1, 0, 0]],
    [11, [1, 2, 4], [2, 3, 6]],
    [7, [3, 3, 4], [2, 2, 3]],
    [0, [1, 2], [0, 0]],
    [5, [0, 1], [0, 5]],
    [5, [0, 0], [0, 0]],
    [5, [], []],
  ])('%d by %o', (cents, weights, expected) => {
    expect(splitByWeight(cents, weights)).toEqual(expected);
  });

  it('always sums to the whole, each within a cent of the exact share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), weights, (cents, list) => {
        const amounts = splitByWeight(cents, list);
        const whole = list.reduce((sum, weight) => sum + weight, 0);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cents);
        for (const [index, weight] of list.entries()) {
          const exact = (BigInt(cents) * BigInt(weight)) / BigInt(whole);
          expect([exact, exact + 1n]).toContain(BigInt(amounts[index] ?? -1));
        }
      }),
    );
  });
});

describe('splitPool', () => {
  it.each<[string, number, Parameters<typeof splitPool>[1], Standing[], unknown]>([
    [
      'by score',
      100_000,
      percent(50, 30, 20),
      players(70, 90, 80, 60),
      [
        ['p2', 1, 50_000],
        ['p3', 2, 30_000],
        ['p1', 3, 20_000],
      ],
    ],
    [
      'two first ones share the first two places',
      100_000,
      percent(50, 30, 20),
      players(90, 90, 80),
      [
        ['p1', 1, 40_000],
        ['p2', 1, 40_000],
        ['p3', 3, 20_000],
      ],
    ],
    [
      'three share the last place',
      10_000,
      percent(50, 50),
      players(90, 80, 80, 80, 70),
      [
        ['p1', 1, 5_000],
        ['p2', 2, 1_667],
        ['p3', 2, 1_667],
        ['p4', 2, 1_666],
      ],
    ],
    [
      'places that nobody took go to the winners in proportion',
      100_000,
      percent(50, 30, 20),
      players(90, 80),
      [
        ['p1', 1, 62_500],
        ['p2', 2, 37_500],
      ],
    ],
    ['one participant takes all', 999, percent(50, 30, 20), players(0), [['p1', 1, 999]]],
    [
      'fixed amounts',
      80_001,
      { form: 'fixed', shares: [50_000, 30_001] },
      players(1, 2),
      [
        ['p2', 1, 50_000],
        ['p1', 2, 30_001],
      ],
    ],
    ['nobody took part', 100_000, percent(100), [], []],
  ])('%s', (_case, pool, distribution, attempts, expected) => {
    expect(paid(pool, distribution, attempts)).toEqual(expected);
  });

  it('pays each participant once, for the best attempt, and the faster of two before the slower', () => {
    const [slow, fast] = players(90, 90) as [Standing, Standing];
    const attempts = [slow, { ...slow, percentage: 80 }, { ...fast, seconds: 59 }];
    expect(paid(100, percent(60, 40), attempts)).toEqual([
      ['p2', 1, 60],
      ['p1', 2, 40],
    ]);
  });

  it('always sums to the pool, gives ties the same within a cent, and better results no less', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 });
    const scores = fc.array(fc.constantFrom(10, 20, 30, 40), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        shares.map((list) => list.toSorted((a, b) => b - a)),
        scores,
        (pool, list, results) => {
          const payouts = splitPool(pool, { form: 'percent', shares: list }, players(...results));
          expect(payouts.reduce((sum, { cents }) => sum + cents, 0)).toBe(pool);
          for (const [index, { place, cents }] of payouts.entries()) {
            const next = payouts[index + 1];
            if (next?.place === place) expect(cents - next.cents).toBeLessThanOrEqual(1);
            if (next) expect(cents - next.cents).toBeGreaterThanOrEqual(next.place === place ? 0 : -1);
          }
        },
      ),
    );
  });
});

describe('poolCharge', () => {
  it.each([
    [100_000, 10_000, 110_000],
    [1_999, 200, 2_199],
    [5, 1, 6],
    [4, 0, 4],
    [0, 0, 0],
  ])('%d cents: fee %d, charge %d', (pool, fee, total) => {
    expect(poolCharge(pool)).toEqual({ pool, fee, total });
  });

  it('reads dollars as whole cents', () => {
    expect([toCents(19.99), toCents(0.29), toCents(1_000)]).toEqual([1_999, 29, 100_000]);
  });
});
