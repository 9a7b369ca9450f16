import { describe, expect, test } from 'vitest';
import { doorOf, placeOf, turnOf } from './entry.ts';

const schedule = { isScheduled: true, startDate: '2026-05-01T20:00:00.000Z' };
const blocked = (code: string) => ({ code, message: `because ${code}` });

test.each([
  [undefined, { kind: 'open' }],
  [blocked('QUIZ_NOT_OPEN'), { kind: 'scheduled', opensAt: Date.parse(schedule.startDate) }],
  [blocked('LOGIN_REQUIRED'), { kind: 'sign-in', message: 'because LOGIN_REQUIRED' }],
  [blocked('GUESTS_NOT_ALLOWED'), { kind: 'sign-in', message: 'because GUESTS_NOT_ALLOWED' }],
  [blocked('QUIZ_PAUSED'), { kind: 'shut', code: 'QUIZ_PAUSED', message: 'because QUIZ_PAUSED' }],
  [blocked('ATTEMPTS_USED'), { kind: 'shut', code: 'ATTEMPTS_USED', message: 'because ATTEMPTS_USED' }],
])('%j', (reason, door) => {
  expect(doorOf({ blocked: reason, schedule })).toEqual(door);
});

describe('the turn of a browser', () => {
  const opens = Date.parse(schedule.startDate);
  const iso = (at: number) => new Date(at).toISOString();
  const crowd = (after: number, over: object = {}) => ({
    schedule,
    spread: { openSeconds: 60, endSeconds: 60 },
    serverNow: iso(opens + after),
    attempts: { resumable: false },
    ...over,
  });

  test.each([
    ['waits before the opening', crowd(-30_000), 15_000],
    ['still waits when the page is loaded again after it', crowd(14_999), 15_000],
    ['is over for whoever comes later', crowd(15_000), undefined],
    [
      'is at once where the schedule leaves no room',
      crowd(-1, { spread: { openSeconds: 0, endSeconds: 60 } }),
      0,
    ],
    ['is at once where an attempt goes on', crowd(0, { attempts: { resumable: true } }), undefined],
    ['is not known to a quiz without an opening', crowd(0, { schedule: { isScheduled: false } }), undefined],
  ])('%s', (_, predata, after) => {
    expect(turnOf(predata, 0.25)).toBe(after === undefined ? undefined : opens + after);
  });

  test('is the same after a reload, and every second of the minute has its share of the crowd', () => {
    const seconds = Array.from({ length: 60 }, () => 0);
    for (let n = 0; n < 60_000; n++) {
      const place = placeOf(`d_${n.toString(16).padStart(32, '0')}`, 'q_0123456789abcdef');
      seconds[Math.floor(place * 60)] = (seconds[Math.floor(place * 60)] ?? 0) + 1;
    }
    expect(Math.max(...seconds)).toBeLessThan(1_150);
    expect(Math.min(...seconds)).toBeGreaterThan(850);
    expect(placeOf('d_1', 'q_1')).toBe(placeOf('d_1', 'q_1'));
    expect(placeOf('d_1', 'q_1')).not.toBe(placeOf('d_1', 'q_2'));
  });
});
