import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { ORGANIZATION_TIMEZONES } from '@quizhall/shared/model/organizations/organization-enums';
import { fromWall, momentIn, toWall } from './zoned-time.ts';

const MINUTE = 60_000;

it.each([
  ['UTC', '2026-01-15T10:00', '2026-01-15T10:00:00.000Z'],
  ['Europe/London', '2026-07-15T10:00', '2026-07-15T09:00:00.000Z'],
  ['America/New_York', '2026-01-15T10:00', '2026-01-15T15:00:00.000Z'],
  ['America/Los_Angeles', '2026-12-31T23:30', '2027-01-01T07:30:00.000Z'],
  // The skipped and the repeated hour of daylight saving time.
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
])('in %s the clock on the wall says %s at %s', (zone, wall, instant) => {
  expect(new Date(fromWall(wall, zone) ?? 0).toISOString()).toBe(instant);
});

it('is nothing for what is no time', () => {
  expect([fromWall('', 'UTC'), fromWall('soon', 'UTC')]).toEqual([undefined, undefined]);
});

it('comes back to the same clock', () => {
  assert(
    property(
      constantFrom(...ORGANIZATION_TIMEZONES),
      integer({ min: 0, max: 1_000_000 }),
      (zone, minutes) => {
        const wall = toWall(Date.UTC(2026, 0, 1) + minutes * MINUTE, zone);
        expect(toWall(fromWall(wall, zone) ?? 0, zone)).toBe(wall);
      },
    ),
  );
});

it('names the time zone of somebody else alone', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(momentIn('2026-01-15T10:00:00.000Z', own)).not.toContain('(');
  expect(momentIn('2026-01-15T10:00:00.000Z', 'Asia/Kathmandu')).toContain('(Asia/Kathmandu)');
});
