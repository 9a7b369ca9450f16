import { describe, expect, it } from 'vitest';
import * as fc from '../testing/properties.ts';
import { bestStandings, compareStandings, leaderboard, type Standing } from './leaderboard.ts';

const standing = (participant: string, percentage: number, seconds = 100, completedAt = 1_000): Standing => ({
  participant,
  percentage,
  seconds,
  completedAt,
});

const anyStanding = fc.record({
  participant: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  percentage: fc.constantFrom(0, 50, 100),
  seconds: fc.constantFrom(10, 20),
  completedAt: fc.constantFrom(1, 2),
});

describe('the order of the leaderboard', () => {
  it.each([
    ['score before time', standing('a', 80, 500), standing('b', 70, 1)],
    ['time before finish', standing('a', 80, 99, 9_000), standing('b', 80, 100, 1)],
    ['the earlier finish', standing('b', 80, 100, 1), standing('a', 80, 100, 2)],
    ['then by participant', standing('a', 80), standing('b', 80)],
  ])('%s', (_case, first, second) => {
    expect(compareStandings(first, second)).toBeLessThan(0);
    expect(compareStandings(second, first)).toBeGreaterThan(0);
    expect([second, first].toSorted(compareStandings)).toEqual([first, second]);
  });

  it('finds no difference where there is none', () => {
    expect(compareStandings(standing('a', 1), standing('a', 1))).toBe(0);
  });
});

describe('bestStandings', () => {
  it('keeps the best attempt of each participant', () => {
    const attempts = [standing('a', 50), standing('b', 70), standing('a', 90, 200), standing('a', 90, 300)];
    expect(bestStandings(attempts)).toEqual([standing('a', 90, 200), standing('b', 70)]);
  });

  it('does not depend on the order in which attempts are read', () => {
    const shuffled = fc
      .array(anyStanding)
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(bestStandings(other)).toEqual(bestStandings(list));
      }),
    );
  });
});

describe('leaderboard', () => {
  it('gives equals the same rank and leaves out the next', () => {
    const attempts = [
      standing('d', 10),
      standing('c', 80),
      standing('a', 90),
      standing('b', 80),
      standing('e', 80, 100, 2_000),
      standing('f', 80, 90),
    ];
    expect(leaderboard(attempts).map(({ participant, rank }) => [participant, rank])).toEqual([
      ['a', 1],
      ['f', 2],
      ['b', 3],
      ['c', 3],
      ['e', 5],
      ['d', 6],
    ]);
  });

  it('is empty without attempts', () => {
    expect(leaderboard([])).toEqual([]);
  });
});
