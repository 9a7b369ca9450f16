import { format, getFormatDateInfo, isDateFormat } from 'numfmt';
import { excerptOf } from '../item.ts';

/** What a cell shows, and what is not certain about it. */
export interface Shown {
  text: string;
  change?: string;
}

/** Formats that a workbook names by number alone (ECMA-376, 18.8.30). */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
};

/** These look as each computer is set, so no file says how; they are written as the rest of the world can read them. */
const LOCAL: Record<number, string> = { 14: 'yyyy-mm-dd', 22: 'yyyy-mm-dd hh:mm' };
const LOCAL_CODE = /^\[\$-(?:x-sysdate|x-systime|F800|F400)\]/i;

/** Longer ones are for accounts in several currencies; the work for a cell grows with it. */
const LONGEST_CODE = 120;
const DIGITS = 15;
const MINUTES_A_DAY = 1_440;
const MINUTES_AN_HOUR = 60;
/** From there on JavaScript writes numbers with an exponent. */
const LARGEST = 1e21;
/** Largest number whose binary rounding error cannot show in the written digits. */
const LARGEST_ROUNDED = 1e9;
/** General shows eleven digits; a question keeps fifteen. */
const LARGEST_GENERAL = 1e11;
const DAYS_TO_1904 = 1_462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/** As the formula bar has it: fifteen digits, without the remainders of binary reckoning. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/** Conditions, parts of seconds and engineers' notation. */
const NOT_FOLLOWED = /\[[<>=]|s\.0|(?<![.0#?])[0#?]{2,}(?:\.[0#?]*)?E[+-]/i;

/** A number in a format of Excel; undefined where that is not known. */
function formatted(code: string, value: number, isFrom1904: boolean): string | undefined {
  if (/^(?:General|@|)$/i.test(code)) return plainNumber(value);
  if (/General/i.test(code) && Math.abs(value) >= LARGEST_GENERAL) return undefined;
  if (code.length > LONGEST_CODE || NOT_FOLLOWED.test(code) || Math.abs(value) >= LARGEST) return undefined;
  try {
    const { year, month, day } = getFormatDateInfo(code);
    const serial = value + (isFrom1904 && (year || month || day) ? DAYS_TO_1904 : 0);
    const isDate = isDateFormat(code);
    if (isDate && (serial < 0 || serial > LAST_DAY)) return undefined;
    // Rounded as on paper: 1.005 is 1.01 with two decimals although its binary form is a little less.
    return format(code, isDate || Math.abs(value) > LARGEST_ROUNDED ? serial : value * (1 + Number.EPSILON))
      .replace(/ +/g, ' ')
      .trim();
  } catch {
    // The library throws at codes that it cannot parse; the report names them.
    return undefined;
  }
}

/** The format of a cell: its number in the workbook's list, and the code if the workbook has one of its own for it. */
export interface NumberFormat {
  id: number;
  code?: string | undefined;
}

/**
 * Formats that a spreadsheet chooses by itself for `3/4`, `1-2`, `3.95` or `1:2`: a day without a year, a month without a
 * day, or a time of hours and minutes.
 */
function isLikeTyped(code: string, value: number): boolean {
  if (!isDateFormat(code)) return false;
  const { year, month, day, hours, seconds } = getFormatDateInfo(code);
  const minutes = Math.round(value * MINUTES_A_DAY) % MINUTES_AN_HOUR;
  // 1:2 becomes 1:02, and 16:9 becomes 16:09.
  if (hours) return !(year || month || day || seconds) && minutes > 0 && minutes < 10;
  return month && year !== day;
}

/** A number as a cell shows it. */
export type Show = (value: number) => Shown;

/**
 * Shows numbers as Excel does, decimals with a point; with a note where that depends on the computer or is not known.
 * Some workbooks count their days from 1904.
 */
export function showAs({ id, code }: NumberFormat, isFrom1904 = false): Show {
  const local = code === undefined ? LOCAL[id] : LOCAL_CODE.test(code) ? LOCAL[14] : undefined;
  const wanted = local ?? code ?? BUILT_IN[id] ?? 'General';
  // Without languages: decimals have a point whatever the currency.
  const shown =
    wanted.length > LONGEST_CODE
      ? wanted
      : wanted.replace(/\[\$([^\]-]*)-[^\]]*\]/g, (_, currency: string) => currency && `[$${currency}]`);
  return (value) => {
    const plain = plainNumber(value);
    const text = formatted(shown, value, isFrom1904);
    if (text === undefined) {
      return {
        text: plain,
        change: `The number ${plain} was taken without its format “${excerptOf(wanted)}”`,
      };
    }
    if (local) {
      return {
        text,
        change: `A date was written as ${text}, because how it is shown depends on the computer`,
      };
    }
    return isLikeTyped(shown, value)
      ? {
          text,
          change: `A spreadsheet may have made a date or time of what was typed: please check “${text}”`,
        }
      : { text };
  };
}
