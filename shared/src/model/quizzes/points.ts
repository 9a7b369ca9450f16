import * as z from 'zod';

/** Points of a question: quarters, which are exact in binary, so that their sums are exact. */
export const POINTS = { min: 0.25, max: 100, step: 0.25 } as const;

export const POINTS_RANGE = 'Points must be from 0.25 to 100, in steps of 0.25';

export const Points = z
  .number()
  .min(POINTS.min, POINTS_RANGE)
  .max(POINTS.max, POINTS_RANGE)
  .multipleOf(POINTS.step, POINTS_RANGE);

/** The nearest number of points that a question can give. */
export const nearestPoints = (points: number): number =>
  Math.min(POINTS.max, Math.max(POINTS.min, Math.round(points / POINTS.step) * POINTS.step));

export const isPoints = (points: number): boolean => nearestPoints(points) === points;
