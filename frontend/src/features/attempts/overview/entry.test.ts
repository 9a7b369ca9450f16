import { describe, expect, test } from 'vitest';
import { buildCard, buildPredata } from '@/lib/testing/build-predata.ts';
import { doorOf, newGuestView, placeOf, turnOf } from './entry.ts';

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

describe('what everybody sees, to a guest who has never begun the quiz', () => {
  const now = Date.parse('2026-05-01T10:00:00.000Z');
  const later = { ...schedule, endDate: '2026-05-01T21:00:00.000Z' };
  const over = { isScheduled: true, endDate: '2026-05-01T10:00:00.000Z' };
  const hints = (hint: object) => ({ accessHints: { ...buildCard().accessHints, ...hint } });

  test('is all that predata says', () => {
    expect(newGuestView(buildCard(), now)).toEqual(buildPredata());
    const unlimited = { ...buildCard().settingsSummary, maxAttempts: 0 };
    expect(newGuestView(buildCard({ settingsSummary: unlimited }), now)?.attempts.max).toBe(0);
    expect(newGuestView(buildCard(hints({ requiresPassword: true })), now)).toBeDefined();
  });

  test('is a countdown before the opening', () => {
    const view = newGuestView(buildCard({ schedule: later }), now);
    expect(view && doorOf(view)).toEqual({ kind: 'scheduled', opensAt: Date.parse(schedule.startDate) });
  });

  test.each([
    ['of a paused quiz', { status: 'paused' }],
    ['of an archived quiz', { status: 'archived' }],
    ['after the end', { schedule: over }],
    ['where an account is needed', hints({ requiresLogin: true, allowGuests: false })],
    ['where guests are not allowed', hints({ allowGuests: false })],
    ['where only members are let in', hints({ membersOnly: true })],
    ['where an account will be needed', { schedule: later, ...hints({ requiresLogin: true }) }],
    ['where the entry is paid', hints({ isPaid: true })],
  ] as const)('leaves it to predata to say why the door is shut: %s', (_, quiz) => {
    expect(newGuestView(buildCard(quiz), now)).toBeUndefined();
  });

  test('leaves the clock to predata where no header tells the time', () => {
    expect(newGuestView(buildCard(), Number.NaN)).toBeUndefined();
  });
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
