import { assert, boolean, constantFrom, integer, option, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awaitedOpening, hasOpened, openingAfter, type OpeningFacts } from './start-time.ts';

const NOW = Date.parse('2026-05-01T10:00:00.000Z');
const HOUR = 3_600_000;
const iso = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

const quiz = (
  status: OpeningFacts['status'],
  start?: number,
  end?: number,
  isScheduled = start !== undefined,
): OpeningFacts => ({
  status,
  schedule: {
    isScheduled,
    ...(start !== undefined && { startDate: iso(start) }),
    ...(end !== undefined && { endDate: iso(end) }),
  },
});

describe('the opening of a quiz', () => {
  it.each([
    ['lies ahead', quiz('published', 1), NOW + HOUR, false],
    ['is this moment', quiz('published', 0), undefined, true],
    ['was', quiz('published', -1, 1), undefined, true],
    ['was, and so was its end', quiz('published', -2, -1), undefined, false],
    ['lies ahead, but it is paused', quiz('paused', 1), undefined, false],
    ['lies ahead, but it is a draft', quiz('draft', 1), undefined, false],
    ['was, but it was taken down', { ...quiz('published', -1), takenDown: {} }, undefined, false],
    ['is nothing that it has', quiz('published'), undefined, true],
    ['was set, and the schedule switched off', quiz('published', 1, undefined, false), undefined, true],
  ])('%s', (_, facts, awaited, opened) => {
    expect([awaitedOpening(facts, NOW), hasOpened(facts, NOW)]).toEqual([awaited, opened]);
  });
});

describe('who waits is looked for after a change', () => {
  it.each([
    ['at the opening, of a new quiz', quiz('draft'), quiz('published', 2), NOW + 2 * HOUR],
    ['at the new opening, where it was put off', quiz('published', 1), quiz('published', 2), NOW + 2 * HOUR],
    ['at once, where it was put forward', quiz('published', 1), quiz('published', -1), NOW],
    ['at once, where the schedule was switched off', quiz('published', 1), quiz('published'), NOW],
    ['at once, where a pause over the opening ends', quiz('paused', -1), quiz('published', -1), NOW],
    [
      'at once, where it was put back',
      { ...quiz('published', -1), takenDown: {} },
      quiz('published', -1),
      NOW,
    ],
    ['never, where it was open already', quiz('published', -1), quiz('published', -1, 5), undefined],
    ['never, where nobody could wait', quiz('draft'), quiz('published'), undefined],
    ['never, where it is paused', quiz('published', 1), quiz('paused', 1), undefined],
    ['never, where it is over', quiz('published', 1), quiz('published', -2, -1), undefined],
  ])('%s', (_, before, after, expected) => {
    expect(openingAfter(before, after, NOW)).toBe(expected);
  });

  it('is never in the past', () => {
    const status = constantFrom(
      'draft' as const,
      'published' as const,
      'paused' as const,
      'archived' as const,
    );
    const hours = option(integer({ min: -5, max: 5 }), { nil: undefined });
    const facts = tuple(status, hours, hours, boolean()).map(([state, start, end, on]) =>
      quiz(state, start, end, on),
    );
    assert(
      property(facts, facts, (before, after) => {
        const at = openingAfter(before, after, NOW);
        expect(at === undefined || (at >= NOW && after.status === 'published')).toBe(true);
      }),
    );
  });
});
