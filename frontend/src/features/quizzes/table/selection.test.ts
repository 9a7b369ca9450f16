import { expect, it } from 'vitest';
import { areaOf, at, isIn, moveTo, pick, stepOf, tabOf } from './selection.ts';

const size = { rows: 30, columns: 8 };

it.each([
  ['ArrowDown', false, { row: 6, column: 3 }],
  ['ArrowUp', false, { row: 4, column: 3 }],
  ['ArrowLeft', false, { row: 5, column: 2 }],
  ['ArrowRight', false, { row: 5, column: 4 }],
  ['PageDown', false, { row: 15, column: 3 }],
  ['PageUp', false, { row: 0, column: 3 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 7 }],
  ['ArrowDown', true, { row: 29, column: 3 }],
  ['ArrowRight', true, { row: 5, column: 7 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 29, column: 7 }],
  ['x', false, undefined],
  ['PageDown', true, undefined],
])('%s (with Ctrl: %s) leads to %o', (key, jump, place) => {
  expect(stepOf(key, jump, { row: 5, column: 3 }, size)).toEqual(place);
});

it('stays within the table', () => {
  expect(moveTo(at(0, 0), { row: -1, column: 99 }, size).active).toEqual({ row: 0, column: 7 });
});

it('leaves the table by Tab at the ends of a row', () => {
  expect(tabOf({ row: 1, column: 6 }, 1, size)).toEqual({ row: 1, column: 7 });
  expect(tabOf({ row: 1, column: 7 }, 1, size)).toBeUndefined();
  expect(tabOf({ row: 1, column: 0 }, -1, size)).toBeUndefined();
});

it('selects from where it began, and whole rows from their numbers', () => {
  const cells = moveTo(at(4, 3), { row: 2, column: 5 }, size, true);
  expect(areaOf(cells, size)).toEqual({ top: 2, bottom: 4, left: 3, right: 5 });
  const rows = moveTo(at(4, 0), { row: 5, column: 0 }, size, true);
  expect(areaOf(rows, size)).toEqual({ top: 4, bottom: 5, left: 0, right: 7 });
});

it('picks rows one by one beside those that are selected, and lets go of them', () => {
  const one = pick(at(4, 3), 1, size);
  expect(one).toEqual({ active: { row: 1, column: 0 }, anchor: { row: 1, column: 0 }, picked: [1, 4] });
  const area = areaOf(pick(one, 7, size), size);
  expect([0, 1, 2, 4, 5, 7].filter((row) => isIn(row, area))).toEqual([1, 4, 7]);
  expect(area).toMatchObject({ top: 1, bottom: 7, left: 0, right: 7 });
  expect(pick(one, 4, size).picked).toEqual([1]);
});
