import { describe, expect, it } from 'vitest';
import { placeOf, shiftsOf, withMoved } from './order.ts';

describe('withMoved', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 9, ['b', 'c', 'a']],
    [2, -1, ['c', 'a', 'b']],
  ])('from %i to %i', (from, to, moved) => {
    expect(withMoved(['a', 'b', 'c'], from, to)).toEqual(moved);
  });
});

/** The second is twice as high as the others; 10 pixels lie between them. */
const ROWS = [
  { top: 100, height: 40 },
  { top: 150, height: 80 },
  { top: 240, height: 40 },
];

describe('a dragged row', () => {
  it.each([
    [0, 0, 0],
    [0, 49, 0],
    [0, 51, 1],
    [0, 119, 1],
    [0, 121, 2],
    [0, 500, 2],
    [1, 31, 2],
    [1, -31, 0],
    [1, 29, 1],
    [2, -49, 2],
    [2, -51, 1],
    [2, -119, 1],
    [2, -121, 0],
    [2, -500, 0],
  ])('row %i dragged by %i belongs at %i', (from, by, to) => {
    expect(placeOf(ROWS, from, by)).toBe(to);
  });

  it('takes the place of a row that it is dragged right onto', () => {
    const alike = [0, 1, 2, 3].map((place) => ({ top: 100 + 50 * place, height: 40 }));
    expect([placeOf(alike, 0, 150), placeOf(alike, 3, -150), placeOf(alike, 1, 50)]).toEqual([3, 0, 2]);
  });

  it('has the others make room, by its own height', () => {
    expect(shiftsOf(ROWS, 0, 71)).toEqual([71, -50, 0]);
    expect(shiftsOf(ROWS, 1, -71)).toEqual([90, -71, 0]);
    expect(shiftsOf(ROWS, 1, 5)).toEqual([0, 5, 0]);
  });
});
