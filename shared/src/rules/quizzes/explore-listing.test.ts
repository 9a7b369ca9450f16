import { expect, it } from 'vitest';
import { isInExplore } from './explore-listing.ts';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const open = {
  status: 'published' as const,
  listed: true,
  settings: { isPublic: true, requirePassword: false },
  schedule: { isScheduled: false },
};

it.each([
  ['is listed, published and open to everybody', {}, true],
  ['is not listed', { listed: false }, false],
  ['is a draft', { status: 'draft' as const }, false],
  ['is paused', { status: 'paused' as const }, false],
  ['is archived', { status: 'archived' as const }, false],
  ['is private', { settings: { isPublic: false, requirePassword: false } }, false],
  ['asks for a password', { settings: { isPublic: true, requirePassword: true } }, false],
  ['was deleted', { deletedAt: '2026-04-01T00:00:00.000Z' }, false],
  ['was taken down', { takenDown: { at: '2026-04-01T00:00:00.000Z' } }, false],
  ['opens later', { schedule: { isScheduled: true, startDate: '2026-06-01T00:00:00.000Z' } }, true],
  ['has ended', { schedule: { isScheduled: true, endDate: '2026-05-01T12:00:00.000Z' } }, false],
  ['has an end to come', { schedule: { isScheduled: true, endDate: '2026-05-01T12:00:00.001Z' } }, true],
  [
    'had an end that does not count',
    { schedule: { isScheduled: false, endDate: '2026-01-01T00:00:00.000Z' } },
    true,
  ],
])('a quiz that %s: %s', (_, change, shown) => {
  expect(isInExplore({ ...open, ...change }, NOW)).toBe(shown);
});
