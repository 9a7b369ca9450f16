import { describe, expect, it } from 'vitest';
import { averageColour, coverWidths } from './cover-sizes.ts';

describe('the widths of a cover', () => {
  it.each([
    [4_000, [1_600, 800, 400]],
    [1_600, [1_600, 800, 400]],
    [1_000, [1_000, 800, 400]],
    [800, [800, 400]],
    [64, [64]],
  ])('of a picture of %i pixels', (width, widths) => {
    expect(coverWidths(width)).toEqual(widths);
  });
});

describe('the average colour', () => {
  it.each([
    ['one pixel', [51, 102, 153, 255], '#336699'],
    ['two', [0, 0, 0, 255, 255, 255, 255, 255], '#808080'],
    ['what is see-through', [0, 0, 0, 0], '#ffffff'],
  ])('of %s', (_, pixels, colour) => {
    expect(averageColour(new Uint8ClampedArray(pixels))).toBe(colour);
  });
});
