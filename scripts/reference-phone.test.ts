import { expect, it } from 'vitest';
import { middleOf } from './middle.ts';
import { calibratedRuns, slowDownOf } from './reference-phone.ts';

it.each([
  [1_800, 4],
  [1_125, 2.5],
  [450, 1],
])('simulates the same phone on a host of %d', (host, slowDown) => {
  expect(slowDownOf(host)).toBe(slowDown);
});

it('cannot make a host faster that is slower than the phone', () => {
  expect(slowDownOf(300)).toBe(1);
});

it('takes the middle one by its measure', () => {
  expect(middleOf([9, 1, 4], Number)).toBe(4);
  expect(() => middleOf([], Number)).toThrow('Nothing was measured');
});

it('measures the host before each run, and slows that run down by it', async () => {
  const indexes = [1_800, 900, 2_250];
  const runs = await calibratedRuns(3, {
    hostIndex: async () => indexes.shift() ?? 0,
    visit: async (slowDown) => `slowed ${slowDown}`,
  });
  expect(runs).toEqual([
    { index: 1_800, run: 'slowed 4' },
    { index: 900, run: 'slowed 2' },
    { index: 2_250, run: 'slowed 5' },
  ]);
});
