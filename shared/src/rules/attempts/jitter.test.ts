import { describe, expect, it } from 'vitest';
import { deadlineOf, START_LEAD_MS } from './deadline.ts';
import { openingRoom, openingSpread } from './jitter.ts';

const OPENS = Date.parse('2026-05-01T20:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();
const schedule = (seconds: number) => ({
  isScheduled: true,
  startDate: iso(OPENS),
  endDate: iso(OPENS + seconds * 1_000),
});
const LEAD = START_LEAD_MS / 1_000;

describe('openingSpread', () => {
  it.each([
    ['no schedule', { isScheduled: false }, 60],
    ['no end', { isScheduled: true, startDate: iso(OPENS) }, 60],
    ['a long time', schedule(86_400), 60],
    ['just enough room', schedule(1_800 + LEAD + 60), 60],
    ['less room', schedule(1_800 + LEAD + 20), 20],
    ['no room', schedule(1_800), 5],
    ['next to no room', schedule(1_800 + LEAD + 3), 5],
    ['less than the limit', schedule(600), 5],
    ['an end before the start', schedule(-600), 5],
    ['a schedule that is off', { ...schedule(0), isScheduled: false }, 60],
  ])('%s: %o', (_, planned, expected) => {
    expect(openingSpread(planned, 30, 60)).toBe(expected);
  });

  it('is a sixtieth of a short limit at most, where the schedule leaves no room', () => {
    expect([1, 2, 5, 10].map((minutes) => openingSpread(schedule(minutes * 60), minutes, 60))).toEqual([
      1, 2, 5, 5,
    ]);
  });

  it.each([1_830, 1_865, 1_900, 7_200])(
    'takes no time from the last participant admitted, in a quiz that is open for %d s',
    (open) => {
      const last = OPENS + openingSpread(schedule(open), 30, 60) * 1_000;
      const first = deadlineOf(OPENS, 30, schedule(open)) - OPENS;
      expect(deadlineOf(last, 30, schedule(open)) - last).toBe(first);
    },
  );

  it.each([60, 600, 1_800, 1_805, 1_809])(
    'takes at most the jitter from the last participant admitted, in a quiz that is open for %d s',
    (open) => {
      const last = OPENS + openingSpread(schedule(open), 30, 60) * 1_000;
      const lost =
        deadlineOf(OPENS, 30, schedule(open)) - OPENS - (deadlineOf(last, 30, schedule(open)) - last);
      expect(lost).toBeLessThanOrEqual(5_000);
    },
  );
});

describe('openingRoom', () => {
  it.each([
    ['no schedule', { isScheduled: false }, undefined],
    ['no end', { isScheduled: true, startDate: iso(OPENS) }, undefined],
    ['the limit alone', schedule(1_800), -LEAD],
    ['a minute more', schedule(1_860), 60 - LEAD],
  ])('%s', (_, planned, expected) => {
    expect(openingRoom(planned, 30)).toBe(expected);
  });
});
