import { describe, expect, it } from 'vitest';
import { quickPoints, readPoints } from './points.ts';

describe('points', () => {
  it.each([
    ['0', 20, { points: 0 }],
    [' 12.5 ', 20, { points: 12.5 }],
    ['12,25', 20, { points: 12.25 }],
    ['7.', 20, { points: 7 }],
    ['20', 20, { points: 20 }],
    ['', 20, { problem: 'Please give points' }],
    ['20.01', 20, { problem: 'Points must be from 0 to 20' }],
    ['-1', 20, { problem: 'Points must be from 0 to 20' }],
    ['1e1', 20, { problem: 'Points must be from 0 to 20' }],
    ['two', 20, { problem: 'Points must be from 0 to 20' }],
    ['1.125', 20, { problem: 'Points have two decimals at most' }],
  ])('%j of %d', (typed, most, read) => {
    expect(readPoints(typed, most)).toEqual(read);
  });

  it.each([
    [20, 10],
    [5, 2.5],
    [0.25, 0.13],
  ])('half of %d is %d', (most, half) => {
    expect(quickPoints(most)).toEqual({ none: 0, half, full: most });
  });
});
