import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import { readTsv, writeTsv } from './tsv.ts';

it.each([
  [
    'rows and columns',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quoted cell of several lines', '"one\ntwo"\tb', [['one\ntwo', 'b']]],
  ['quotation marks in a quoted cell', '"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['a quotation mark that is a part of the text', '"Quoted" at first\tb', [['"Quoted" at first', 'b']]],
  ['a quotation mark that is never closed', '"lost\tb\nc', [['"lost', 'b'], ['c']]],
  ['empty cells', '\t\tc', [['', '', 'c']]],
  ['one cell', 'a', [['a']]],
])('reads %s', (_, text, cells) => {
  expect(readTsv(text)).toEqual(cells);
});

it('reads what it writes', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\r', '').trim());
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (cells) => {
      expect(readTsv(writeTsv(cells))).toEqual(cells);
    }),
  );
});

it.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ["'=1", "''=1"],
  ['-5', '-5'],
  ['-x', "'-x"],
])('writes %s so that no spreadsheet calculates it, and reads it back', (cell, written) => {
  expect(writeTsv([[cell]])).toBe(written);
  expect(readTsv(written)).toEqual([[cell]]);
});
