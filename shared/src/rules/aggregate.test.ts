import { describe, expect, it } from 'vitest';
import * as fc from '../testing/properties.ts';
import {
  type Aggregate,
  countFact,
  emptyAggregate,
  type Fact,
  limitAggregate,
  mergeAggregates,
  utcDay,
} from './aggregate.ts';
import { combineParts, limitParts, type Parts, storedBytes, type SumKind } from './partial-sums.ts';

interface Toy {
  count: number;
  points: number;
}
const TOY: SumKind<Toy> = {
  none: { count: 0, points: 0 },
  combine: (a, b, sign) => ({ count: a.count + sign * b.count, points: a.points + sign * b.points }),
  isNothing: ({ count, points }) => count === 0 && points === 0,
};
const addUp = (list: readonly Toy[]) => list.reduce((sum, one) => TOY.combine(sum, one, 1), TOY.none);
const byKey = ([a]: [string, Toy], [b]: [string, Toy]) => (a < b ? -1 : 1);

describe('parts', () => {
  const change = fc.record({
    shard: fc.nat(2),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'constructor', '__proto__'),
    points: fc.integer({ min: 1, max: 500 }),
    sign: fc.constantFrom(1 as const, -1 as const),
    /** Bytes that the shard may hold after this change. */
    most: fc.constantFrom(20, 60, 10_000),
  });

  it('are exact for every key that they show, and in all, however little room the shards have', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const shards: Parts<Toy>[] = [{ each: {} }, { each: {} }, { each: {} }];
        for (const { shard, key, points, sign, most } of changes) {
          const before = shards[shard] ?? { each: {} };
          const counted = combineParts(before, { each: { [key]: { count: 1, points } } }, sign, TOY);
          shards[shard] = limitParts(counted, most, TOY, byKey);
          expect(storedBytes(shards[shard].each)).toBeLessThanOrEqual(most);
        }
        const whole = shards.reduce((sum, part) => combineParts(sum, part, 1, TOY), { each: {} });
        const of = (wanted: (key: string) => boolean) =>
          changes
            .filter(({ key }) => wanted(key))
            .reduce((sum, { points, sign }) => TOY.combine(sum, { count: 1, points }, sign), TOY.none);
        for (const [key, sums] of Object.entries(whole.each)) expect(sums).toEqual(of((one) => one === key));
        expect(addUp([...Object.values(whole.each), whole.rest ?? TOY.none])).toEqual(of(() => true));
      }),
    );
  });

  it('show every key as long as there is room, and none that has nothing', () => {
    const one = { each: { a: { count: 1, points: 5 } } };
    const two = combineParts(one, { each: { b: { count: 1, points: 7 } } }, 1, TOY);
    expect(two).toEqual({ each: { a: { count: 1, points: 5 }, b: { count: 1, points: 7 } } });
    expect(combineParts(two, one, -1, TOY)).toEqual({ each: { b: { count: 1, points: 7 } } });
    expect(limitParts(two, 1_000, TOY, byKey)).toBe(two);
  });

  it('let no further key in once one was turned away', () => {
    const full = { each: { b: { count: 1, points: 7 } }, rest: { count: 1, points: 5 } };
    const more = combineParts(full, { each: { c: { count: 1, points: 2 } } }, 1, TOY);
    expect(more).toEqual({ each: full.each, rest: { count: 2, points: 7 } });
  });
});

it('a stored size is never less than what DynamoDB bills', () => {
  expect(storedBytes('é')).toBe(2);
  expect(storedBytes(7)).toBeGreaterThanOrEqual(2);
  expect(storedBytes(-123_456)).toBeGreaterThanOrEqual(5);
  expect(storedBytes([1, 2])).toBeGreaterThanOrEqual(3 + 2 * 3);
  expect(storedBytes({ ab: 1 })).toBeGreaterThanOrEqual(3 + 1 + 2 + 2);
});

describe('an aggregate', () => {
  const HOUR = 3_600_000;
  const fact: fc.Arbitrary<Fact<Toy>> = fc.record({
    at: fc.nat(400 * 24).map((hours) => Date.UTC(2026, 0, 1) + hours * HOUR),
    department: fc.constantFrom(undefined, 'sales', 'research'),
    sums: fc.nat(100).map((points) => ({ count: 1, points })),
  });
  const count = (facts: readonly Fact<Toy>[]) =>
    facts.reduce((sum, one) => countFact(sum, one, 1, TOY), emptyAggregate(TOY));

  it('counts days in UTC', () => {
    expect(utcDay(Date.parse('2026-05-01T23:59:59.999Z'))).toBe('2026-05-01');
    expect(utcDay(Date.parse('2026-05-01T23:30:00-02:00'))).toBe('2026-05-02');
  });

  it('keeps days, departments and total in step, over any shards', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fact, { maxLength: 8 }), { maxLength: 3 }), (shards) => {
        const whole = mergeAggregates(shards.map(count), TOY);
        const facts = shards.flat();
        expect(whole).toEqual(count(facts));
        expect(whole.total).toEqual(addUp(facts.map(({ sums }) => sums)));
        expect(addUp(Object.values(whole.days.each))).toEqual(whole.total);
        const named = facts.filter(({ department }) => department !== undefined);
        expect(addUp(Object.values(whole.departments.each))).toEqual(addUp(named.map(({ sums }) => sums)));
      }),
    );
  });

  it('forgets a fact that is taken back', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 8 }), fact, (facts, one) => {
        const before = count(facts);
        expect(countFact(countFact(before, one, 1, TOY), one, -1, TOY)).toEqual(before);
      }),
    );
  });

  it('of any length stays far below 400 KB, drops the oldest days and the smallest departments, and says so', () => {
    const many = (length: number, name: (n: number) => string): Parts<Toy> => ({
      each: Object.fromEntries(
        Array.from({ length }, (_, n) => [name(n), { count: n + 1, points: 1_000_000 + n }]),
      ),
    });
    const [days, departments] = [many(8_000, (n) => utcDay(n * 24 * HOUR)), many(8_000, (n) => `d_${n}`)];
    const huge: Aggregate<Toy> = { total: addUp(Object.values(days.each)), days, departments };
    const limited = limitAggregate(huge, TOY, ({ count: weight }) => weight);
    expect(storedBytes(limited)).toBeLessThan(250_000);
    expect(limited.total).toEqual(huge.total);
    for (const part of [limited.days, limited.departments]) {
      expect(addUp([...Object.values(part.each), part.rest ?? TOY.none])).toEqual(huge.total);
      expect(part.rest?.count).toBeGreaterThan(0);
    }
    expect(Object.keys(limited.days.each)).toContain(utcDay(7_999 * 24 * HOUR));
    expect(Object.keys(limited.days.each)).not.toContain(utcDay(0));
    expect(Object.keys(limited.departments.each)).toContain('d_7999');
    const small = count([]);
    expect(limitAggregate(small, TOY, ({ count: weight }) => weight)).toBe(small);
  });
});
