import { describe, expect, it } from 'vitest';
import { arrivalOf, deadlineOf, dueMinute, effectiveTimeLimit, minuteBucket } from './deadline.ts';

const START = Date.parse('2026-05-01T20:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const iso = (at: number) => new Date(at).toISOString();

describe('deadlineOf', () => {
  it.each([
    ['the author’s limit', 10, { isScheduled: false }, minutes(10)],
    ['half an hour without a limit', 0, { isScheduled: false }, minutes(30)],
    [
      'the end of the quiz, if earlier',
      60,
      { isScheduled: true, endDate: iso(START + minutes(5)) },
      minutes(5),
    ],
    [
      'the limit, if earlier than the end',
      3,
      { isScheduled: true, endDate: iso(START + minutes(5)) },
      minutes(3),
    ],
    ['the limit, if the schedule is off', 60, { isScheduled: false, endDate: iso(START) }, minutes(60)],
  ])('%s', (_case, timeLimit, schedule, expected) => {
    expect(deadlineOf(START, timeLimit, schedule) - START).toBe(expected);
  });
});

describe('effectiveTimeLimit', () => {
  it('is 30 minutes when the author set none', () => {
    expect([effectiveTimeLimit(0), effectiveTimeLimit(45)]).toEqual([30, 45]);
  });
});

describe('arrivalOf', () => {
  it.each([
    [-1, 'in_time'],
    [5_000, 'in_time'],
    [5_001, 'late_sync'],
    [minutes(10), 'late_sync'],
    [minutes(10) + 1, 'over'],
  ])('%d ms after the deadline: %s', (late, expected) => {
    expect(arrivalOf(START + late, START)).toBe(expected);
  });
});

describe('dueMinute', () => {
  it('names the minute in UTC', () => {
    expect(minuteBucket(START + 59_999)).toBe('2026-05-01T20:00');
  });

  it.each([
    [0, '2026-05-01T20:01'],
    [minutes(1) - 5_000, '2026-05-01T20:01'],
    [minutes(1) - 4_999, '2026-05-01T20:02'],
  ])('waits for deadline and grace to pass: %d', (offset, expected) => {
    expect(dueMinute(START + offset)).toBe(expected);
  });
});
