import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { changeRow, insertRows, moveRow, pasteRows, removeRow } from './rows.ts';

interface Row {
  key: string;
  text: string;
}
const LIMITS = { min: 2, max: 5, isEmpty: ({ text }: Row) => text === '' };
const rowsOf = (...texts: string[]): Row[] => texts.map((text, index) => ({ key: `k${index}`, text }));
const pasted = (...texts: string[]): Row[] => texts.map((text) => ({ key: `p-${text}`, text }));
const texts = (rows: Row[]) => rows.map(({ text }) => text).join(' ');

describe('rows', () => {
  it('are never fewer or more than there may be', () => {
    const two = rowsOf('a', 'b');
    expect(removeRow(two, 'k0', LIMITS)).toBe(two);
    expect(texts(removeRow(rowsOf('a', 'b', 'c'), 'k1', LIMITS))).toBe('a c');
    const full = rowsOf('a', 'b', 'c', 'd', 'e');
    expect(insertRows(full, 1, pasted('x'), LIMITS)).toBe(full);
    expect(texts(insertRows(two, 0, pasted('x', 'y', 'z', 'too much'), LIMITS))).toBe('a x y z b');
  });

  it('change one at a time', () => {
    expect(texts(changeRow(rowsOf('a', 'b'), 'k1', { text: 'new' }))).toBe('a new');
  });

  it('move, but not beyond the ends', () => {
    const rows = rowsOf('a', 'b', 'c');
    expect(texts(moveRow(rows, 0, 1))).toBe('b a c');
    expect(texts(moveRow(rows, 2, -2))).toBe('c a b');
    for (const [place, by] of [
      [0, -1],
      [2, 1],
      [7, 1],
    ] as const)
      expect(moveRow(rows, place, by)).toBe(rows);
  });

  it.each([
    ['fill the empty row and what is empty below it', rowsOf('', ''), 0, 'x y z'],
    ['leave what is written below', rowsOf('', 'b'), 0, 'x y z b'],
    ['follow a row that is written', rowsOf('a', 'b'), 0, 'a x y z b'],
    ['stop where the list is full', rowsOf('a', 'b', 'c', 'd'), 3, 'a b c d x'],
  ])('that are pasted %s', (_, rows, place, expected) => {
    const after = pasteRows(rows, place, pasted('x', 'y', 'z'), LIMITS);
    expect(texts(after)).toBe(expected);
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  });

  it('that are pasted lose nothing that was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', 'a', 'b'), { minLength: 2, maxLength: 5 }),
        fc.nat(4),
        fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1 }),
        (written, place, lines) => {
          const rows = rowsOf(...written);
          const after = pasteRows(rows, place % rows.length, pasted(...lines), LIMITS);
          expect(after.length).toBeLessThanOrEqual(LIMITS.max);
          const isWritten = ({ text }: Row) => /[ab]/.test(text);
          expect(after.filter(isWritten)).toEqual(rows.filter(isWritten));
        },
      ),
    );
  });
});
