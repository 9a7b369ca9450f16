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
    [0, 69, 0],
    [0, 71, 1],
    [0, 500, 2],
    [2, -69, 2],
    [2, -71, 1],
    [2, -500, 0],
  ])('row %i dragged by %i belongs at %i', (from, by, to) => {
    expect(placeOf(ROWS, from, by)).toBe(to);
  });

  it('has the others make room, by its own height', () => {
    expect(shiftsOf(ROWS, 0, 71)).toEqual([71, -50, 0]);
    expect(shiftsOf(ROWS, 1, -71)).toEqual([90, -71, 0]);
    expect(shiftsOf(ROWS, 1, 5)).toEqual([0, 5, 0]);
  });
});
