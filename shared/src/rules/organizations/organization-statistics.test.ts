import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import {
  addToPart,
  averageOf,
  changedZones,
  completionOf,
  contributionsOf,
  dayOf,
  daysOfParts,
  departmentsOfParts,
  engagementOf,
  type Figures,
  membersPart,
  mergeFigures,
  type OrganizationFacts,
  partitionOfPart,
  quartersBetween,
  quizzesFinishedBy,
  toSums,
  TOTAL_PART,
  type Zones,
} from './organization-statistics.ts';
import type { Parts } from '../partial-sums.ts';
import { addSums } from '../results/quiz-days.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2030, 2, 30);
const UTC: Zones = [{ from: 0, zone: 'UTC' }];

describe('members of a large organization', () => {
  it('lie in about as many parts as there are, and those in every partition alike', () => {
    const ids = Array.from({ length: 5_000 }, (_, n) => `u${String(n).padStart(19, '0')}`);
    const parts = ids.map((id) => membersPart(id, true));
    expect(new Set(parts).size).toBeGreaterThan(1_000);
    const counts = Map.groupBy(parts, partitionOfPart);
    expect([...counts.keys()].toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 16 }, (_, n) => n),
    );
    for (const { length } of counts.values()) expect(length).toBeLessThan((1.5 * ids.length) / 16);
    expect(partitionOfPart(membersPart('u1', false))).toBeUndefined();
  });
});

describe('days of an organization', () => {
  it.each([
    ['UTC', Date.UTC(2030, 4, 1, 23, 59), '2030-05-01'],
    ['America/New_York', Date.UTC(2030, 4, 1, 3), '2030-04-30'],
    ['America/New_York', Date.UTC(2030, 4, 1, 4), '2030-05-01'],
    ['Europe/London', Date.UTC(2030, 4, 1, 23), '2030-05-02'],
  ])('in %s at %i: %s', (zone, at, day) => {
    expect(dayOf([{ from: 0, zone }], at)).toBe(day);
  });

  it('are those of another time zone from the end of the day on, and none of the past changes', () => {
    const now = Date.UTC(2030, 4, 1, 12);
    const zones = changedZones(UTC, 'America/Los_Angeles', now);
    const instants = Array.from({ length: 72 }, (_, hour) => now + (hour - 36) * HOUR);
    for (const at of instants.filter((one) => one < Date.UTC(2030, 4, 2)))
      expect(dayOf(zones, at)).toBe(dayOf(UTC, at));
    expect(dayOf(zones, Date.UTC(2030, 4, 2, 6))).toBe('2030-05-01');
    expect(dayOf(zones, Date.UTC(2030, 4, 2, 7))).toBe('2030-05-02');
    // Changed back, the day that has become longer ends first.
    expect(changedZones(zones, 'UTC', now)).toEqual([
      ...zones,
      { from: Date.UTC(2030, 4, 2, 7), zone: 'UTC' },
    ]);
  });

  it.each([
    ['2030-01-01', '2030-03-31', ['2030-Q1']],
    ['2029-12-31', '2030-04-01', ['2029-Q4', '2030-Q1', '2030-Q2']],
    ['2030-04-01', '2030-01-01', []],
  ])('from %s to %s lie in %o', (from, to, quarters) => {
    expect(quartersBetween(from, to)).toEqual(quarters);
  });
});

describe('formulas', () => {
  const sums = { begun: 8, completed: 6, waiting: 2, passed: 3, score: 30_000 };
  it('of completion, average and engagement', () => {
    expect([completionOf(sums), averageOf(sums)]).toEqual([75, 75]);
    expect([engagementOf(3, 12), engagementOf(13, 12), engagementOf(0, 0)]).toEqual([25, 100, undefined]);
    const none = toSums([]);
    expect([completionOf(none), averageOf(none)]).toEqual([undefined, undefined]);
  });
});

const facts: fc.Arbitrary<OrganizationFacts> = fc.record({
  quizId: fc.constantFrom('q_a', 'q_b'),
  member: fc.option(
    fc.record({
      userId: fc.constantFrom('ann', 'bo', 'cy', 'constructor'),
      department: fc.constantFrom('d_1', 'd_2', undefined),
    }),
    { nil: undefined },
  ),
  begunAt: fc.nat(60).map((hours) => START + hours * HOUR),
  finished: fc.option(
    fc.record({
      at: fc.nat(90).map((hours) => START + hours * HOUR),
      waits: fc.boolean(),
      passed: fc.boolean(),
      percentage: fc.nat(100),
    }),
    { nil: undefined },
  ),
});

/** An attempt as it was at one moment after the other; `undefined` is annulled. */
const history = fc
  .tuple(facts, fc.array(fc.option(facts, { nil: undefined }), { maxLength: 3 }))
  .map(([first, later]) => [
    first,
    // Who took what where stays, whatever becomes of the attempt.
    ...later.map(
      (one) => one && { ...one, quizId: first.quizId, member: first.member, begunAt: first.begunAt },
    ),
  ]);

const ZONES: Zones = [...UTC, { from: START + 30 * HOUR, zone: 'America/New_York' }];
const add = (all: Map<string, Parts<Figures>>, one: OrganizationFacts | undefined, sign: 1 | -1) => {
  const contributions = one ? contributionsOf(one, { zones: ZONES, areMembersSpread: false }) : [];
  for (const { part } of contributions) if (!all.has(part)) all.set(part, { each: {} });
  for (const [part, stored] of all) all.set(part, addToPart(stored, part, contributions, sign));
};
const sumsIn = (parts: Map<string, Parts<Figures>>) =>
  new Map(
    [...parts].map(([part, { each }]) => [
      part,
      Object.fromEntries(Object.entries(each).map(([key, figures]) => [key, toSums(figures)])),
    ]),
  );

it('come to a recount of all attempts, whichever shard counted what', () => {
  fc.assert(
    fc.property(
      fc.array(history, { maxLength: 12 }),
      fc.array(fc.boolean(), { minLength: 48 }),
      (all, coins) => {
        const shards = [new Map<string, Parts<Figures>>(), new Map<string, Parts<Figures>>()];
        let coin = 0;
        for (const states of all)
          for (const [n, state] of states.entries()) {
            const shard = shards[Number(coins[coin++ % coins.length])] ?? new Map();
            add(shard, n > 0 ? states[n - 1] : undefined, -1);
            add(shard, state, 1);
          }
        const counted = new Map<string, Parts<Figures>>();
        for (const part of new Set(shards.flatMap((shard) => [...shard.keys()])))
          counted.set(part, mergeFigures(shards.flatMap((shard) => shard.get(part) ?? [])));
        const recount = new Map<string, Parts<Figures>>(
          [...counted.keys()].map((part) => [part, { each: {} }]),
        );
        for (const states of all) add(recount, states.at(-1), 1);
        expect(sumsIn(counted)).toEqual(sumsIn(recount));
        const days = [...counted].flatMap(([part, figures]) => (part.startsWith('DAYS#') ? figures : []));
        const total = addSums(Object.values(counted.get(TOTAL_PART)?.each ?? {}).map(toSums));
        expect(addSums(Object.values(daysOfParts(days, undefined)))).toEqual(total);
        const range = { from: '2030-01-01', to: '2030-12-31' };
        expect(addSums([...departmentsOfParts(days, range).values()])).toEqual(total);
      },
    ),
  );
});

it('counts each quiz that a department has finished once, over all days and quarters', () => {
  const parts = new Map<string, Parts<Figures>>([
    ['QUIZZES#2026-Q1#a', { each: { '2026-01-02 art': [2, 2, 0, 1, 9], '2026-01-03 art': [1, 1, 0, 1, 9] } }],
    ['QUIZZES#2026-Q2#a', { each: { '2026-04-02 art': [1, 1, 0, 1, 9], '2026-04-02 law': [1, 0, 0, 0, 0] } }],
    ['QUIZZES#2026-Q2#b', { each: { '2026-04-02 art': [1, 1, 1, 0, 0], '2026-04-02 -': [1, 1, 0, 1, 9] } }],
  ]);
  const finished = quizzesFinishedBy(parts);
  expect(Object.fromEntries([...finished].map(([of, ids]) => [of, [...ids]]))).toEqual({
    art: ['a', 'b'],
    '-': ['b'],
  });
});
