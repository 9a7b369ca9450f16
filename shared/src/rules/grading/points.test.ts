import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { shareOf, toHundredths, toPoints } from './points.ts';

describe('shareOf', () => {
  it.each([
    [1_000, 1, 3, 333],
    [1_000, 2, 3, 667],
    [100, 1, 8, 13],
    [100, 3, 8, 38],
    [10_000, 1, 3, 3_333],
    // The share as a fraction of its own loses the half: 0.145 × 100 is 14.499999999999998.
    [100, 29, 200, 15],
    [0, 1, 3, 0],
    [700, 7, 7, 700],
  ])('of %d, %d of %d is %d', (amount, part, whole, share) => {
    expect(shareOf(amount, part, whole)).toBe(share);
  });

  it('is nearest to the true share, halves up', () => {
    const amounts = fc.tuple(fc.nat(5_000_000), fc.nat(5_000_000), fc.integer({ min: 1, max: 5_000_000 }));
    fc.assert(
      fc.property(amounts, ([amount, part, whole]) => {
        const [most, of] = [2n * BigInt(amount) * BigInt(part), BigInt(whole)];
        fc.pre(most < 2n ** 53n);
        expect(BigInt(shareOf(amount, part, whole))).toBe((most + of) / (2n * of));
      }),
    );
  });
});

it('points and hundredths are the same amounts', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), (hundredths) => {
      expect(toHundredths(toPoints(hundredths))).toBe(hundredths);
    }),
  );
});
