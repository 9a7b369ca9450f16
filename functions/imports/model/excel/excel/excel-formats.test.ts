import { describe, expect, it } from 'vitest';
import { type NumberFormat, showAs } from '../excel-formats.ts';

/** Serial number of 20 July 1969. */
const MOON = 25_404;

const showNumber = (value: number, format: NumberFormat) => showAs(format)(value);

describe('showAs', () => {
  it.each([
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 12_345_678_901, '12345678901'],
    ['General', -2.5, '-2.5'],
    ['"about "General', 2.5, 'about 2.5'],
    ['0.00%', 123_456_789_012.5, '12345678901250.00%'],
    ['@', 7, '7'],
    ['0%', 0.5, '50%'],
    ['0 %', 0.5, '50 %'],
    ['0.0%', 0.125, '12.5%'],
    ['00000', 1_234, '01234'],
    ['0.00', 1.005, '1.01'],
    ['0.00', -1.5, '-1.50'],
    ['0', 0, '0'],
    ['#', 0, ''],
    ['0.0#', 2.5, '2.5'],
    ['0.0#', 2.25, '2.25'],
    ['#.##', 0.5, '.5'],
    ['#,##0', 1_234_567, '1,234,567'],
    ['#,##0.00 "€"', 1_234.5, '1,234.50 €'],
    ['#,##0.00\\ [$€-407]', 1_234.5, '1,234.50 €'],
    ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', -12, '$(12.00)'],
    ['0,', 1_000_000, '1000'],
    ['0.0,,"M"', 2_500_000, '2.5M'],
    ['000-0000', 5_551_234, '555-1234'],
    ['[Red]0;[Blue]-0', -3, '-3'],
    ['0;0;"none"', 0, 'none'],
    ['0" km; "', 5, '5 km;'],
    ['0.00E+00', 12_345, '1.23E+04'],
    ['0E+0', 0.00012, '1E-4'],
    ['# ?/?', 0.5, '1/2'],
    ['# ?/?', 2.75, '2 3/4'],
    ['# ??/??', 3.14, '3 7/50'],
    ['# ?/8', 0.5, '4/8'],
    ['?/?', 1.5, '3/2'],
    ['dd/mm/yyyy', MOON, '20/07/1969'],
    ['d. mmmm yyyy', MOON, '20. July 1969'],
    ['ddd d mmm yy', MOON, 'Sun 20 Jul 69'],
    ['mmmmm', MOON, 'J'],
    ['yyyy\\-mm\\-dd hh:mm:ss', MOON + 0.8453125, '1969-07-20 20:17:15'],
    ['d/m/yyyy', 1, '1/1/1900'],
    ['h:mm', 0.5, '12:00'],
    ['h:mm AM/PM', 0.75, '6:00 PM'],
    ['h:mm AM/PM', 0, '12:00 AM'],
    ['mm:ss', 61 / 86_400, '01:01'],
    ['[h]:mm', 1.5, '36:00'],
    ['[mm]:ss', 1 / 24, '60:00'],
  ])('shows %s of %d as Excel does', (code, value, text) => {
    expect(showNumber(value, { id: 200, code })).toEqual({ text });
  });

  it.each([
    [9, 0.5, '50%'],
    [12, 0.5, '1/2'],
    [16, 45_293, '2-Jan'],
    [20, 0.25, '6:00'],
    [0, 5, '5'],
    [1_000, 5, '5'],
  ])('knows the format with the number %d', (id, value, text) => {
    expect(showNumber(value, { id }).text).toBe(text);
  });

  it('counts days from 1904 where the workbook does, but not hours', () => {
    const from1904 = (code: string) => showAs({ id: 200, code }, true);
    expect(from1904('d/m/yyyy')(0)).toEqual({ text: '1/1/1904' });
    expect(from1904('[h]:mm')(1.5)).toEqual({ text: '36:00' });
  });

  it('says where a date looks different on each computer', () => {
    const change = 'A date was written as 1969-07-20, because how it is shown depends on the computer';
    expect(showNumber(MOON, { id: 14 })).toEqual({ text: '1969-07-20', change });
    expect(showNumber(MOON, { id: 170, code: '[$-F800]dddd\\,\\ mmmm\\ dd' })).toMatchObject({ change });
  });

  it.each([
    ['[>100]0;0.0', 5],
    ['mm:ss.0', 0.5],
    ['yyyy', -1],
    ['##0.0E+0', 12_345],
    ['0'.repeat(300), 5],
    ['0', 1e300],
    ['__proto__', 5],
    ['bad[', 5],
  ])('says that %s of %d was not followed', (code, value) => {
    expect(showNumber(value, { id: 200, code })).toMatchObject({
      text: String(value),
      change: expect.stringContaining('was taken without its format'),
    });
  });
});

describe('dates and times that were typed as something else', () => {
  const note = (text: string) => ({
    text,
    change: `A spreadsheet may have made a date or time of what was typed: please check “${text}”`,
  });
  it.each([
    ['3/4', { id: 16 }, 45_355, note('4-Mar')],
    ['1-2 in another program', { id: 164, code: 'dd/mm' }, 45_323, note('01/02')],
    ['3.95', { id: 17 }, 34_759, note('Mar-95')],
    ['1:2', { id: 20 }, 62 / 1_440, note('1:02')],
    ['16:9', { id: 165, code: '[h]:mm' }, 969 / 1_440, note('16:09')],
    ['a time of day', { id: 20 }, 0.5, { text: '12:00' }],
    ['a whole date', { id: 15 }, 45_323, { text: '1-Feb-24' }],
  ])('%s', (_case, format, value, shown) => {
    expect(showAs(format)(value)).toEqual(shown);
  });
});
