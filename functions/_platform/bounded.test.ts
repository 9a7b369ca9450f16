import { expect, it } from 'vitest';
import { mapBounded } from './bounded.ts';

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
