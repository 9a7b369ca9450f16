import { expect, it } from 'vitest';
import { fateIfDeleted } from './deletion.ts';

const END = '2026-03-02T10:00:00.000Z';
const quiz = {
  status: 'published' as const,
  version: 1,
  updatedAt: '2026-03-01T10:00:00.000Z',
  schedule: { isScheduled: true, endDate: END },
  settings: { isPaid: true },
  pool: { total: 100, places: 1, endsAt: END },
};

it.each([
  ['runs', {}, -1, { prize: 'back', entries: 'back' }],
  ['has ended', {}, 0, { prize: 'kept', entries: 'kept' }],
  ['was never published, also after its end', { version: 0 }, 1, { prize: 'back' }],
  ['never ends', { schedule: { isScheduled: false }, pool: undefined }, 9, { entries: 'back' }],
  ['has no money', { settings: { isPaid: false }, pool: undefined }, -1, {}],
  ['is archived', { status: 'archived' as const }, -1, { prize: 'back', entries: 'back' }],
])('tells what becomes of the money of a quiz that %s', (_, facts, later, fate) => {
  expect(fateIfDeleted({ ...quiz, ...facts }, Date.parse(END) + later, false)).toEqual(fate);
});

it.each([
  ['before its end', {}, -1, 'promised'],
  ['after its end', {}, 0, 'kept'],
  ['as a preview of a draft', { version: 0 }, -1, 'back'],
])('keeps the prize of a quiz that somebody has taken %s', (_, facts, later, prize) => {
  expect(fateIfDeleted({ ...quiz, ...facts }, Date.parse(END) + later, true)).toMatchObject({ prize });
});
