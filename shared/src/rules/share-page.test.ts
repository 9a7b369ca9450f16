import { expect, it } from 'vitest';
import { tellsOfItself } from './share-page.ts';

const settings = { isPublic: true, requirePassword: false };
const open = { status: 'published', listed: true, settings } as const;

it.each([
  ['a listed quiz', open, true],
  ['one that is paused', { ...open, status: 'paused' }, true],
  ['one that is not listed', { ...open, listed: false }, false],
  ['a private one', { ...open, settings: { ...settings, isPublic: false } }, false],
  ['one with a password', { ...open, settings: { ...settings, requirePassword: true } }, false],
  ['a draft', { ...open, status: 'draft' }, false],
  ['an archived one', { ...open, status: 'archived' }, false],
  ['a deleted one', { ...open, deletedAt: '2026-01-01T00:00:00.000Z' }, false],
  [
    'one that was taken down',
    { ...open, takenDown: { at: '2026-01-01T00:00:00.000Z', reason: 'Copied' } },
    false,
  ],
] as const)('%s: %#', (_, quiz, told) => {
  expect(tellsOfItself(quiz)).toBe(told);
});
