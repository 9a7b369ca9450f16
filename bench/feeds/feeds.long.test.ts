import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CROWDS } from './crowds.ts';
import { feeds, OTHERS } from './feeds.ts';
import { countFeeds } from './measure.ts';

/**
 * What differs from run to run, and by how much: what is packed, by a few bytes; sums of questions that each attempt draws anew;
 * and of a large organization how many of its members share an item.
 */
const VARIES: readonly (readonly [RegExp, number])[] = [
  [/Bytes$|\.items\./, 0.03],
  [/\.background\.(begun|finished)\./, 0.15],
  // Beside the attempts, a sweep settles quizzes: those of the whole file.
  [/\.background\.swept\./, 0.25],
  [/^members\.background\.(begun|finished)\./, 0.15],
  [/\.figuresWrites$/, 0.35],
];

function differences(path: string, counted: unknown, committed: unknown): string[] {
  if (typeof counted === 'object' && counted !== null) {
    const other = Object(committed) as Record<string, unknown>;
    return Object.entries(counted).flatMap(([key, value]) =>
      differences(`${path}.${key}`, value, other[key]),
    );
  }
  const off = Math.abs(Number(counted) / Number(committed) - 1);
  const isNear = VARIES.some(([pattern, most]) => pattern.test(path) && off < most);
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
    expect(differences(name, await countFeeds(CROWDS[name]), committed).join('\n')).toBe('');
  },
);
