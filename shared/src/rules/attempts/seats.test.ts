import { array, assert, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { SEAT_SHARES, shareSizes } from './seats.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const Taken = array(nat({ max: 300 }), { minLength: SEAT_SHARES, maxLength: SEAT_SHARES });

it('has exactly the limit in all, or what was taken before it was lowered', () => {
  assert(
    property(nat({ max: 10_000 }), Taken, (limit, taken) => {
      expect(sum(shareSizes(limit, taken))).toBe(Math.max(limit, sum(taken)));
    }),
  );
});

it('takes no seat away, and spreads what is free evenly', () => {
  assert(
    property(nat({ max: 10_000 }), Taken, (limit, taken) => {
      const free = shareSizes(limit, taken).map((size, share) => size - (taken[share] ?? 0));
      expect(Math.min(...free)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...free) - Math.min(...free)).toBeLessThanOrEqual(1);
    }),
  );
});
