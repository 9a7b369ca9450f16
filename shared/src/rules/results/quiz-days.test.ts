import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { addSums, combineDays, type DayFacts, type Days, daysIn, daysOf, yearsOf } from './quiz-days.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

const facts = fc
  .record({
    begunAt: fc.integer({ min: NEW_YEAR - 100 * HOUR, max: NEW_YEAR + 100 * HOUR }),
    took: fc.integer({ min: 0, max: 30 * HOUR }),
    result: fc.option(fc.record({ waits: fc.boolean(), passed: fc.boolean(), percentage: fc.nat(100) })),
  })
  .map(
    ({ begunAt, took, result }): DayFacts => ({
      begunAt,
      ...(result && { finished: { at: begunAt + took, ...result } }),
    }),
  );
const since = fc.constantFrom(0, NEW_YEAR);
const sumOf = (all: readonly DayFacts[], from: number): Days =>
  all.reduce<Days>((days, one) => combineDays(days, daysOf(one, from), 1), {});

describe('days', () => {
  it('are a recount of what attempts are now, whatever they were before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(facts, facts), { maxLength: 20 }), since, (changes, from) => {
        let days: Days = {};
        for (const [was] of changes) days = combineDays(days, daysOf(was, from), 1);
        for (const [was, is] of changes)
          days = combineDays(combineDays(days, daysOf(was, from), -1), daysOf(is, from), 1);
        expect(days).toEqual(
          sumOf(
            changes.map(([, is]) => is),
            from,
          ),
        );
      }),
    );
  });

  it('fall apart by year and come together again', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 20 }), (all) => {
        const days = sumOf(all, 0);
        const parts = yearsOf(days).map((year) => daysIn(days, year));
        expect(parts.reduce<Days>((sum, part) => combineDays(sum, part, 1), {})).toEqual(days);
        expect(addSums(Object.values(days)).begun).toBe(all.length);
      }),
    );
  });

  it('put the start and the hand-in where they happened, and leave scores that wait out', () => {
    const finished = { at: NEW_YEAR + HOUR, waits: false, passed: true, percentage: 66.67 };
    const attempt = { begunAt: NEW_YEAR - HOUR, finished };
    const none = { begun: 0, completed: 0, waiting: 0, passed: 0, score: 0 };
    expect(daysOf(attempt, 0)).toEqual({
      '2025-12-31': { ...none, begun: 1 },
      '2026-01-01': { ...none, completed: 1, passed: 1, score: 6_667 },
    });
    expect(Object.keys(daysOf(attempt, NEW_YEAR))).toEqual(['2026-01-01']);
    expect(daysOf(attempt, NEW_YEAR + 2 * HOUR)).toEqual({});
    expect(daysOf({ ...attempt, finished: { ...finished, waits: true } }, NEW_YEAR)).toEqual({
      '2026-01-01': { ...none, completed: 1, waiting: 1 },
    });
  });
});
