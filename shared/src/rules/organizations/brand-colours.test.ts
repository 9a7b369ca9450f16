import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_PRESETS, brandCheck, contrast, inkOn } from './brand-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a brand', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#8B5CF6', '#FFFFFF', 4.23],
    ['#F59E0B', '#FFFFFF', 2.15],
  ])('%s on %s has a contrast of %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('writes on every colour in an ink that can be read', () => {
    fc.assert(fc.property(colour, (any) => contrast(any, inkOn(any)) >= 4.5));
  });

  it.each([
    ['#F59E0B', true],
    ['#1E40AF', false],
  ])('tells whether %s is too pale to be seen on white', (any, isPale) => {
    expect(brandCheck(any)?.isPale).toBe(isPale);
  });

  it('says nothing of what is no colour yet', () => {
    expect(brandCheck('#12')).toBeUndefined();
    for (const preset of BRAND_PRESETS) expect(brandCheck(preset)).toBeDefined();
  });
});
