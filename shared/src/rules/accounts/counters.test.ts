import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Counters,
  countNotification,
  countShare,
  MOST_UNREAD,
  noCounters,
  REPEATABLE_MS,
  type Share,
  type ShareChange,
} from './counters.ts';

const NOW = Date.UTC(2030, 0, 1);
const sumsOf = ({ quizzes, scores, scoreSum }: Counters) => ({ quizzes, scores, scoreSum });
const settled = (percentage: number): Share => ({ scores: 1, scoreSum: percentage });
const count = (changes: readonly ShareChange[], from = noCounters(), at = NOW) =>
  changes.reduce((counters, change) => countShare(counters, change, at), from);

/** What happened to some things one after the other, as the stream tells it. */
const histories = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 100 })), { maxLength: 12 })
  .map((steps) => {
    const last: Record<string, Share> = {};
    return steps.map(([id, percentage]): ShareChange => {
      const before = last[id] ?? {};
      const after = percentage > 90 ? {} : settled(percentage);
      last[id] = after;
      return { id, before, after };
    });
  });

describe('countShare', () => {
  it('adds what is new, and corrects what has changed', () => {
    const counters = count([
      { id: 'q', before: {}, after: { quizzes: 1 } },
      { id: '1', before: {}, after: {} },
      { id: '1', before: {}, after: settled(80) },
      { id: '2', before: {}, after: settled(50) },
      { id: '2', before: settled(50), after: settled(60) },
      { id: 'q', before: { quizzes: 1 }, after: {} },
    ]);
    expect(sumsOf(counters)).toEqual({ quizzes: 0, scores: 2, scoreSum: 140 });
  });

  it('ends where it ended, from wherever its records come again', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, place) => {
        const once = count(history);
        const again = count(history.slice(history.length > 0 ? place % history.length : 0), once);
        expect(sumsOf(again)).toEqual(sumsOf(once));
      }),
    );
  });

  it('goes by the record for what was counted longer ago than anything can come again', () => {
    const old = count([{ id: '1', before: {}, after: settled(40) }]);
    const later = NOW + REPEATABLE_MS + 1;
    const other = count([{ id: '2', before: {}, after: settled(10) }], old, later);
    expect(Object.keys(other.recent)).toEqual(['2']);
    const regraded = count([{ id: '1', before: settled(40), after: settled(90) }], other, later);
    expect(sumsOf(regraded)).toMatchObject({ scores: 2, scoreSum: 100 });
  });

  it('stays small, whatever somebody does in two days', () => {
    const many = Array.from({ length: 1_000 }, (_, n) => ({
      id: `q_${n}.u_someone.1`,
      before: {},
      after: settled(50),
    }));
    const counters = count(many);
    expect(counters.scores).toBe(1_000);
    expect(JSON.stringify(counters).length).toBeLessThan(30_000);
  });
});

describe('countNotification', () => {
  it('is a set: told, read and told again in any number', () => {
    const told = countNotification(countNotification(noCounters(), '02', true), '01', true);
    expect(countNotification(told, '02', true).unread).toEqual(['01', '02']);
    const read = countNotification(told, '01', false);
    expect(countNotification(read, '01', false).unread).toEqual(['02']);
  });

  it('keeps the newest where there are more than the bell counts', () => {
    const ids = Array.from({ length: MOST_UNREAD + 1 }, (_, n) => String(n).padStart(3, '0'));
    const { unread } = ids.reduce((counters, id) => countNotification(counters, id, true), noCounters());
    expect(unread).toEqual(ids.slice(1));
  });
});
