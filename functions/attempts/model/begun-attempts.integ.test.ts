import { expect, it } from 'vitest';
import { randomText } from '../../platform/security/random.ts';
import { beginAttempt, getAttempt, type NewAttempt } from './attempts.ts';

const begin = (more: Partial<NewAttempt>): NewAttempt => ({
  quizId: randomText(12),
  participant: `g_${randomText(12)}`,
  number: 1,
  version: 3,
  paper: '1.ab',
  startedAt: 1_000,
  deadlineAt: 61_000,
  name: 'Ada',
  email: 'ada@example.com',
  ...more,
});

it.each([
  [{}],
  [
    {
      extra: { minutes: 5 },
      device: 'd',
      client: 'c',
      org: 'o',
      dept: '',
      info: { class: '7a' },
    },
  ],
  [{ shownAs: 'A', unlisted: true as const, seat: 's1', counted: 2, granted: 1, number: 3 }],
  [{ checked: {}, uncounted: true as const, extra: undefined, device: undefined }],
])('an attempt that has just begun is what its item says, with %j', async (more) => {
  const { begun } = (await beginAttempt(begin(more))) as { begun: { id: string } };
  expect(begun).toEqual(await getAttempt(begun.id));
});
