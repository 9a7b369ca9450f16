import { expect, it } from 'vitest';
import { mapBounded, forEachBounded } from './map-bounded.ts';

it.each([
  [10, 3, 3],
  [2, 3, 2],
  [0, 3, 0],
])('%i items, %i at once', async (count, most, expected) => {
  let [running, peak] = [0, 0];
  const items = Array.from({ length: count }, (_, n) => n);
  const results = await mapBounded(items, most, async (item) => {
    running += 1;
    peak = Math.max(peak, running);
    // Later ones are done sooner.
    for (let turn = item; turn < count; turn += 1) await Promise.resolve();
    running -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(peak).toBe(expected);
});

async function* upTo(count: number) {
  for (let n = 0; n < count; n += 1) yield n;
}

it.each([
  ['all of them', 10, 10, true],
  ['none after the time is over', 4, 4, false],
])('works through what comes: %s', async (_, until, begun, expected) => {
  let [running, peak] = [0, 0];
  const done: number[] = [];
  const isWhole = await forEachBounded(
    upTo(10),
    { most: 3, isOver: () => done.length >= until },
    async (n) => {
      done.push(n);
      running += 1;
      peak = Math.max(peak, running);
      for (let turn = n; turn < 12; turn += 1) await Promise.resolve();
      running -= 1;
    },
  );
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: begun }, (_item, n) => n));
  expect({ peak, isWhole }).toEqual({ peak: 3, isWhole: expected });
});
