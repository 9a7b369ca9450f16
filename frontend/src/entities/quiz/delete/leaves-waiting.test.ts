import { expect, it } from 'vitest';
import { leavesWaiting } from './leaves-waiting.ts';

const attempt = { date: '2026-03-02T10:00:00.000Z' };
const quiz = { stats: { waitingAttempts: 0 }, recentAttempts: [attempt] };
const before = { releasedAt: '2026-03-02T09:59:59.999Z' };
const after = { releasedAt: '2026-03-02T10:00:00.000Z' };

it.each([
  ['nothing waits for its owner', {}, false],
  ['nothing was released', { release: {} }, true],
  ['nobody took it', { release: {}, recentAttempts: [] }, false],
  ['somebody handed in after the release', { release: before }, true],
  ['everything was released', { release: after }, false],
  ['an essay waits for a grade', { stats: { waitingAttempts: 1 } }, true],
  ['an essay waits, and the rest was released', { release: after, stats: { waitingAttempts: 1 } }, true],
] as const)('where %s', (_, facts, waits) => {
  expect(leavesWaiting({ ...quiz, ...facts })).toBe(waits);
});
