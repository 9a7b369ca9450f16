import { expect, it } from 'vitest';
import { lookAfter } from './domain-verification.ts';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const proven = { seenAt: NOW - 7 * DAY };

it.each([
  ['there: in a week', 'there', proven, { seen: true, next: NOW + 7 * DAY }],
  ['there again', 'there', { ...proven, missingSince: NOW - 3 * DAY }, { seen: true, next: NOW + 7 * DAY }],
  ['missing: from now on, tomorrow again', 'missing', proven, { seen: false, since: NOW, next: NOW + DAY }],
  [
    'still missing',
    'missing',
    { ...proven, missingSince: NOW - 6 * DAY },
    { seen: false, since: NOW - 6 * DAY, next: NOW + DAY },
  ],
  ['missing for a week', 'missing', { ...proven, missingSince: NOW - 7 * DAY }, 'ended'],
  ['silent: no news', 'silent', proven, { seen: false, next: NOW + DAY }],
  [
    'silent for a month: as if missing',
    'silent',
    { seenAt: NOW - 30 * DAY },
    { seen: false, since: NOW, next: NOW + DAY },
  ],
  ['missing, then silent', 'silent', { ...proven, missingSince: NOW - 7 * DAY }, 'ended'],
] as const)('%s', (_, proof, before, after) => {
  expect(lookAfter(proof, before, NOW)).toEqual(after);
});
