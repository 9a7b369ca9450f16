import { expect, test } from 'vitest';
import { doorOf } from './entry.ts';

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
