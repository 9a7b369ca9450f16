import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, test } from 'vitest';
import { decodeMoves, encodeMoves } from './move-log.ts';

describe('a log of moves', () => {
  test('is short', () => {
    const moves = [
      { action: 'go_to', at: 20, questionIndex: 1 },
      { action: 'go_to', at: 25, questionIndex: 2 },
      { action: 'go_to', at: 30, questionIndex: 1 },
      { action: 'review', at: 32, questionIndex: 1 },
      { action: 'go_to', at: 68, questionIndex: 40 },
    ];
    expect(encodeMoves(moves)).toBe('>k>5<5!2@14:10');
    expect(decodeMoves(encodeMoves(moves))).toEqual(moves);
  });

  test('reads back as it was, whatever the way', () => {
    const step = fc.record({
      index: fc.nat({ max: 500 }),
      wait: fc.nat({ max: 10_000 }),
      review: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let at = 0;
        let place = 0;
        const moves = steps.map(({ index, wait, review }) => {
          at += wait;
          if (!review) place = index;
          return { action: review ? 'review' : 'go_to', at, questionIndex: place };
        });
        expect(decodeMoves(encodeMoves(moves))).toEqual(moves);
      }),
    );
  });

  test('is none of what anybody else wrote', () => {
    expect(decodeMoves('<script>')).toEqual([]);
  });
});
