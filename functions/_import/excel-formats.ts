import { dateText } from './excel-dates.ts';
import { isDateFormat, type Mark, marksOf, sectionsOf } from './excel-marks.ts';
import { excerptOf } from './item.ts';

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
const MOST_DECIMALS = 20;

/** As the formula bar has it: fifteen digits, without the remainders of binary reckoning. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(DIGITS)));

const isPlace = ({ kind, text }: Mark): boolean => kind === 'sign' && '0#?'.includes(text);
const isSign = (sign: string) => (mark: Mark) => mark.kind === 'sign' && mark.text === sign;

/** Rounded as on paper: 1.005 is 1.01 with two decimals although its binary form is a little less. */
function rounded(value: number, decimals: number): string {
  const plain = plainNumber(value);
  const moved = plain.includes('e') ? Number.NaN : Math.round(Number(`${plain}e${decimals}`));
  return (Number.isSafeInteger(moved) ? Number(`${moved}e-${decimals}`) : value).toFixed(decimals);
}

/** Digits before the decimal point go to their places from the right; the first place takes all that are left. */
function wholePlaces(marks: readonly Mark[], whole: string, isGrouped: boolean): string[] {
  const places = marks.flatMap((mark, index) => (isPlace(mark) ? [index] : []));
  const least = marks.filter(isPlace).length - marks.filter(isPlace).findIndex(isSign('0'));
  const padded = whole.padStart(marks.some(isSign('0')) ? least : 0, '0');
  const cells = Array.from(padded, (digit, index) => {
    const left = padded.length - 1 - index;
    return isGrouped && left > 0 && left % 3 === 0 ? `${digit},` : digit;
  });
  return marks.map((mark, index) => {
    if (!isPlace(mark)) return mark.kind === 'literal' ? mark.text : '';
    const fromRight = places.length - places.indexOf(index);
    const end = cells.length - fromRight + 1;
    if (end <= 0) return '';
    return index === places[0] ? cells.slice(0, end).join('') : (cells[end - 1] ?? '');
  });
}

function decimalPlaces(marks: readonly Mark[], decimals: string): string[] {
  const shown = decimals.replace(/0+$/, '').length;
  let at = 0;
  return marks.map((mark) => {
    if (!isPlace(mark)) return mark.kind === 'literal' || mark.text === '%' ? mark.text : '';
    at += 1;
    return mark.text === '0' || at <= shown ? (decimals[at - 1] ?? '') : '';
  });
}

/** `0.00E+00` and the like; more than one digit before the point is engineers' notation, which is left alone. */
function scientific(marks: readonly Mark[], value: number): string | undefined {
  const at = marks.findIndex(({ kind }) => kind === 'exponent');
  const point = marks.findIndex(isSign('.'));
  const front = marks.slice(0, at);
  const before = (point < 0 ? front : front.slice(0, point)).filter(isPlace).length;
  if (before !== 1) return undefined;
  const [mantissa = '', exponent = ''] = value.toExponential(front.filter(isPlace).length - 1).split('e');
  const sign = exponent.startsWith('-') ? '-' : marks[at]?.text.endsWith('+') ? '+' : '';
  return `${mantissa}E${sign}${exponent.slice(1).padStart(marks.slice(at).filter(isPlace).length, '0')}`;
}

const FRACTION = /^(?:([#0?]+) +)?[#0?]+\/(?:([#0?]{1,2})|(\d{1,3}))$/;

/** `# ?/?`: the nearest fraction whose denominator has as many digits. */
function fraction(code: string, value: number): string | undefined {
  const [match, hasWhole, free, fixed] = FRACTION.exec(code.trim()) ?? [];
  if (match === undefined) return undefined;
  const whole = hasWhole ? Math.floor(value) : 0;
  const rest = value - whole;
  const denominators = fixed
    ? [Number(fixed)]
    : Array.from({ length: 10 ** (free?.length ?? 1) - 1 }, (_, index) => index + 1);
  const error = (denominator: number) => Math.abs(Math.round(rest * denominator) / denominator - rest);
  const best = denominators.reduce((a, b) => (error(b) < error(a) - 1e-12 ? b : a), denominators[0] ?? 1);
  const top = Math.round(rest * best);
  if (hasWhole && (top === 0 || top === best)) return String(whole + Number(top === best));
  return `${whole > 0 ? `${whole} ` : ''}${top}/${best}`;
}

function decimal(marks: readonly Mark[], given: number): string | undefined {
  const point = marks.findIndex(isSign('.'));
  const before = point < 0 ? marks : marks.slice(0, point);
  const after = point < 0 ? [] : marks.slice(point + 1);
  const last = before.findLastIndex(isPlace);
  const first = before.findIndex(isPlace);
  const scale = marks.slice(marks.findLastIndex(isPlace) + 1).filter(isSign(',')).length;
  const percents = marks.filter(isSign('%')).length;
  const decimals = after.filter(isPlace).length;
  const value = (given * 100 ** percents) / 1000 ** scale;
  if (value >= 1e21 || decimals > MOST_DECIMALS) return undefined;
  const [whole = '', fractionDigits = ''] = rounded(value, decimals).split('.');
  const isGrouped = before.slice(first, last).some(isSign(','));
  const shown = before.map((mark): Mark => (mark.text === '%' ? { ...mark, kind: 'literal' } : mark));
  return [
    ...wholePlaces(shown, whole === '0' ? '' : whole, isGrouped),
    point < 0 ? '' : '.',
    ...decimalPlaces(after, fractionDigits),
  ].join('');
}

interface Section {
  code: string;
  marks: Mark[];
}

function sectionText({ code, marks }: Section, value: number, isFrom1904 = false): string | undefined {
  if (isDateFormat(marks)) return dateText(marks, value, isFrom1904);
  if (marks.some(({ kind, text }) => kind === 'general' || text === '@')) {
    return marks
      .map(({ kind, text }) => (kind === 'general' || text === '@' ? plainNumber(value) : text))
      .join('');
  }
  if (marks.some(({ kind }) => kind === 'exponent')) return scientific(marks, value);
  if (marks.some(isSign('/'))) return fraction(code.replace(/\[[^\]]*\]/g, ''), value);
  return decimal(marks, value);
}

function formatter(code: string, isFrom1904: boolean): (value: number) => string | undefined {
  // Conditions of its own: [>100]
  if (code.length > LONGEST_CODE || /\[[<>=]/.test(code)) return () => undefined;
  const [positive, negative, zero] = sectionsOf(code).map((section) => ({
    code: section,
    marks: marksOf(section),
  }));
  if (!positive) return () => undefined;
  return (value) => {
    if (value === 0 && zero) return sectionText(zero, 0);
    if (value >= 0) return sectionText(positive, value, isFrom1904);
    // No date is before the first.
    if (isDateFormat(positive.marks)) return undefined;
    const text = sectionText(negative ?? positive, -value);
    return text === undefined || negative ? text : `-${text}`;
  };
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
  const marks = marksOf(sectionsOf(code)[0] ?? '');
  if (!isDateFormat(marks)) return false;
  const has = (letter: string) => marks.some(({ kind, text }) => kind === 'date' && text.startsWith(letter));
  const isTime = marks.some(
    ({ kind, text }) => kind === 'elapsed' || (kind === 'date' && text.startsWith('h')),
  );
  const minutes = Math.round(value * MINUTES_A_DAY) % MINUTES_AN_HOUR;
  // 1:2 becomes 1:02, and 16:9 becomes 16:09.
  if (isTime) return !['y', 'M', 'd', 's'].some(has) && minutes > 0 && minutes < 10;
  const parts = ['y', 'M', 'd'].filter(has).length;
  return parts === 2 && has('M') && !has('H');
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
  // Made when a cell wants it: a workbook may list any number of formats.
  let format: ReturnType<typeof formatter> | undefined;
  return (value) => {
    format ??= formatter(wanted, isFrom1904);
    const plain = plainNumber(value);
    const text = format(value)?.trim();
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
    return isLikeTyped(wanted, value)
      ? {
          text,
          change: `A spreadsheet may have made a date or time of what was typed: please check “${text}”`,
        }
      : { text };
  };
}
