import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { isPoints, nearestPoints, POINTS_RANGE, Points } from './points.ts';

describe('Points', () => {
  it.each([0.25, 0.5, 0.75, 1, 2.25, 99.75, 100])('takes %d', (points) => {
    expect(Points.parse(points)).toBe(points);
    expect(isPoints(points)).toBe(true);
  });

  it.each([0, -1, 0.1, 0.3, 1 / 3, 1.001, 100.25, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d',
    (points) => {
      expect(Points.safeParse(points).success).toBe(false);
      expect(isPoints(points)).toBe(false);
    },
  );

  it('says which points there are', () => {
    expect(Points.safeParse(0.3).error?.issues[0]?.message).toBe(POINTS_RANGE);
  });
});

describe('nearestPoints', () => {
  it('gives valid points at most an eighth away, or an end of the range', () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 200, noNaN: true }), (mark) => {
        const points = nearestPoints(mark);
        expect(Points.safeParse(points).success).toBe(true);
        if (mark >= 0.25 && mark <= 100) expect(Math.abs(points - mark)).toBeLessThanOrEqual(0.125);
      }),
    );
  });
});
