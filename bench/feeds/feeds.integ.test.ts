import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CROWDS } from './crowds.ts';
import { feeds, OTHERS } from './feeds.ts';
import { countFeeds } from './measure.ts';

/** What is packed differs by a few bytes from run to run, and so do sums of questions that each attempt draws anew. */
const NEAR = 0.03;
const VARIES = /Bytes$|\.items\.|\.background\.finished\.(write|analysisWrites)$/;

function differences(path: string, counted: unknown, committed: unknown): string[] {
  if (typeof counted === 'object' && counted !== null) {
    const other = Object(committed) as Record<string, unknown>;
    return Object.entries(counted).flatMap(([key, value]) =>
      differences(`${path}.${key}`, value, other[key]),
    );
  }
  const isNear = VARIES.test(path) && Math.abs(Number(counted) / Number(committed) - 1) < NEAR;
  return counted === committed || isNear
    ? []
    : [`${path}: ${String(counted)} counted, ${String(committed)} committed`];
}

// The clock stands still: what is kept for some seconds is read again on a busy machine, and what is due is noted by the minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['usual', feeds],
  ['pool', OTHERS.pool.feeds],
  ['members', OTHERS.members.feeds],
] as const)(
  'what the simulators are fed with is what the handlers consume, %s: else run npm run bench:feeds',
  async (name, committed) => {
    expect(differences('feeds', await countFeeds(CROWDS[name]), committed).join('\n')).toBe('');
  },
);
