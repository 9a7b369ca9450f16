import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANES, nextSeq, pickLane, seqAfterReopening } from './seq.ts';

describe('sequence numbers', () => {
  test.each([
    [0, 5, 5],
    [5, 5, 69],
    [6, 5, 69],
    [63, 0, 64],
    [64, 0, 128],
    [900_000, 7, 900_001],
  ])('after %i in lane %i comes %i', (seq, lane, next) => {
    expect(nextSeq(seq, lane)).toBe(next);
  });

  test('grow, stay in their lane, and never jump further than one round of lanes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 899_000 }), fc.nat({ max: LANES - 1 }), (seq, lane) => {
        const next = nextSeq(seq, lane);
        expect(next).toBeGreaterThan(seq);
        expect(next - seq).toBeLessThanOrEqual(LANES);
        expect(next % LANES).toBe(lane);
      }),
    );
  });

  test('after a reload no number comes back that a page could have sent without storing it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 899_000 }), fc.nat({ max: LANES - 1 }), (stored, lane) => {
        const saved = nextSeq(stored, lane);
        const flushed = nextSeq(saved, lane);
        expect(nextSeq(seqAfterReopening(stored), lane)).toBeGreaterThan(flushed);
      }),
    );
  });

  test('a lane is one of the lanes', () => {
    expect(pickLane(0)).toBe(0);
    expect(pickLane(0.999)).toBe(LANES - 1);
  });
});
