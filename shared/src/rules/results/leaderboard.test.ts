import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import {
  bestCandidates,
  bestStandings,
  type Candidate,
  compareStandings,
  isFull,
  leaderboard,
  limitCandidates,
  listedName,
  mergeCandidates,
  rankByScores,
  type Standing,
  withCandidates,
} from './leaderboard.ts';

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

describe('the lists of whom to look at', () => {
  const candidate = (participant: string, percentage: number, number = 1): Candidate => ({
    ...standing(participant, percentage),
    number,
  });
  const crowd = Array.from({ length: 200 }, (_, n) => candidate(`p${String(n).padStart(3, '0')}`, n / 2));

  it('keep the best attempt of each of 150 participants', () => {
    const kept = limitCandidates([...crowd, candidate('p199', 10, 2)]);
    expect([kept.length, kept[0]?.participant, kept.at(-1)?.participant]).toEqual([150, 'p199', 'p050']);
    expect([isFull(kept), isFull(kept.slice(1))]).toEqual([true, false]);
  });

  it('know an attempt as it is now, better or worse', () => {
    const list = [candidate('a', 90), candidate('b', 50)];
    expect(withCandidates(list, [candidate('a', 40)])).toEqual([candidate('b', 50), candidate('a', 40)]);
    expect(withCandidates(list, [candidate('a', 40, 2)])).toEqual(list);
    expect(withCandidates(list, [candidate('b', 95, 2)])).toEqual([
      candidate('b', 95, 2),
      candidate('a', 90),
    ]);
  });

  it('lose no attempt when they are merged: of two that differ the better is looked at', () => {
    const merged = mergeCandidates([[candidate('a', 90)], [candidate('a', 80, 2), candidate('a', 20)]]);
    expect(merged).toEqual([candidate('a', 90), candidate('a', 80, 2)]);
    expect(bestCandidates([...merged, candidate('b', 85)])).toEqual([
      candidate('a', 90),
      candidate('b', 85),
      candidate('a', 80, 2),
    ]);
    expect(new Set(bestCandidates(crowd).map(({ participant }) => participant)).size).toBe(150);
  });
});

it.each([
  ['the chosen name', 'Amazing Grace', 'Grace Hopper', 'Amazing Grace'],
  ['or the first word of the given one', undefined, ' Grace Hopper', 'Grace'],
  ['also where there are no spaces', '', '葛丽丝·霍珀', '葛丽丝·霍珀'],
  ['never an address that was given', undefined, 'grace@example.com', 'Participant'],
  ['or chosen', 'me: grace@example.com', 'Grace', 'Participant'],
  ['and never nothing', ' ', ' ', 'Participant'],
])('a name on the leaderboard is %s', (_case, chosen, given, shown) => {
  expect(listedName(chosen, given)).toBe(shown);
});

it('counts who has a better score', () => {
  const histogram = Array.from({ length: 101 }, (_, percent) => (percent >= 90 ? 2 : 1));
  expect([rankByScores(histogram, 100), rankByScores(histogram, 89.6), rankByScores(histogram, 0)]).toEqual([
    1, 21, 112,
  ]);
});
