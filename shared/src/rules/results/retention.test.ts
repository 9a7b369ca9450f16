import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANNOUNCED_MS, deletableAt, isStricter, keptSince, nextDeletion } from './retention.ts';

const at = Date.parse;
const iso = (time: number) => new Date(time).toISOString();

describe('months', () => {
  it.each([
    ['2026-05-15T10:00:00Z', 1, '2026-06-15T10:00:00.000Z'],
    ['2026-12-31T23:59:59Z', 12, '2027-12-31T23:59:59.000Z'],
    // There is no such day: it goes when the month is over.
    ['2026-01-31T12:00:00Z', 1, '2026-03-01T00:00:00.000Z'],
    ['2027-08-30T12:00:00Z', 6, '2028-03-01T00:00:00.000Z'],
    ['2027-08-29T12:00:00Z', 6, '2028-02-29T12:00:00.000Z'],
    ['2028-02-29T12:00:00Z', 12, '2029-03-01T00:00:00.000Z'],
  ])('what was handed in at %s is kept for %i until %s', (handedIn, months, until) => {
    expect(iso(deletableAt(at(handedIn), months))).toBe(until);
  });

  it.each([
    ['2026-03-31T08:00:00Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2026-03-28T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2026-01-15T08:00:00Z', 2, '2025-11-15T08:00:00.000Z'],
  ])('at %s everything up to %i months before is up to %s', (now, months, until) => {
    expect(iso(keptSince(at(now), months))).toBe(until);
  });

  const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') });
  const months = fc.integer({ min: 1, max: 120 });

  it('goes exactly from the instant on at which it may', () => {
    fc.assert(
      fc.property(instant, months, fc.integer({ min: -5, max: 5 }), (handedIn, kept, days) => {
        for (const now of [
          deletableAt(handedIn, kept) + days * 86_400_000,
          deletableAt(handedIn, kept),
          deletableAt(handedIn, kept) - 1,
        ])
          expect(handedIn <= keptSince(now, kept)).toBe(now >= deletableAt(handedIn, kept));
      }),
    );
  });

  it('never comes sooner for what was handed in later', () => {
    fc.assert(
      fc.property(instant, fc.nat(10 * 86_400_000), months, (handedIn, later, kept) => {
        expect(deletableAt(handedIn + later, kept)).toBeGreaterThanOrEqual(deletableAt(handedIn, kept));
      }),
    );
  });

  it('is announced 14 days before, and takes the oldest with it and nothing that is too young', () => {
    fc.assert(
      fc.property(instant, months, instant, (oldest, kept, now) => {
        const { announceAt, deleteAt, until } = nextDeletion(oldest, kept, now);
        expect(deleteAt - Math.max(announceAt, now)).toBeGreaterThanOrEqual(ANNOUNCED_MS);
        expect(until).toBeGreaterThanOrEqual(oldest);
        expect(deletableAt(until, kept)).toBeLessThanOrEqual(deleteAt);
        if (now <= announceAt) expect(deleteAt).toBe(deletableAt(oldest, kept));
      }),
    );
  });
});

it.each([
  [0, 12, true],
  [12, 6, true],
  [6, 6, false],
  [6, 12, false],
  [6, 0, false],
  [0, 0, false],
])('from %i to %i months deletes more: %s', (before, after, stricter) => {
  expect(isStricter(before, after)).toBe(stricter);
});
