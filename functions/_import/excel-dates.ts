import type { Mark } from './excel-marks.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const ABBREVIATED = 3;

const DAY_MS = 86_400_000;
const MONTHS_LETTER = 5;
/** Day 0 of Excel. It counts a 29 February 1900 that never was, so days before that are one further on. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 60;
/** From there to 1 January 1904, with which other workbooks begin. */
const DAYS_TO_1904 = 1_462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

const two = (number: number): string => String(number).padStart(2, '0');
const digits = (mark: string, number: number): string => (mark.length === 1 ? String(number) : two(number));

function named(mark: string, number: number, name = ''): string {
  if (mark.length < ABBREVIATED) return digits(mark, number);
  if (mark.length === MONTHS_LETTER) return name.slice(0, 1);
  return mark.length === ABBREVIATED ? name.slice(0, ABBREVIATED) : name;
}

const dateOf = (serial: number): Date =>
  new Date(EPOCH + Math.round(serial * 86_400) * 1000 + (serial < FIRST_RIGHT_DAY ? DAY_MS : 0));

/** What each letter of a date's format shows. */
const PARTS: Record<string, (mark: string, date: Date) => string> = {
  y: (mark, date) => (mark.length > 2 ? String(date.getUTCFullYear()) : two(date.getUTCFullYear() % 100)),
  M: (mark, date) => named(mark, date.getUTCMonth() + 1, MONTHS[date.getUTCMonth()]),
  d: (mark, date) => named(mark.slice(0, 4), date.getUTCDate(), DAYS[date.getUTCDay()]),
  h: (mark, date) => digits(mark, date.getUTCHours()),
  H: (mark, date) => digits(mark, date.getUTCHours() % 12 || 12),
  m: (mark, date) => digits(mark, date.getUTCMinutes()),
  s: (mark, date) => digits(mark, date.getUTCSeconds()),
};

const PER_DAY: Record<string, number> = { h: 24, m: 1_440, s: 86_400 };

/** `[h]` counts on beyond a day. */
function elapsed(unit: string, serial: number): string {
  const seconds = Math.round(serial * 86_400);
  const count = Math.floor((seconds * (PER_DAY[unit.slice(0, 1)] ?? 1)) / 86_400);
  return String(count).padStart(unit.length, '0');
}

/** A date or time as Excel shows it, in English; undefined where it shows no date either. */
export function dateText(marks: readonly Mark[], serial: number, isFrom1904: boolean): string | undefined {
  // Parts of a second are not kept apart.
  const isBeyond = marks.some(({ kind, text }) => kind === 'sign' && !',./'.includes(text));
  const day = serial + (isFrom1904 ? DAYS_TO_1904 : 0);
  if (day > LAST_DAY || isBeyond) return undefined;
  const date = dateOf(day);
  return marks
    .map(({ kind, text }) => {
      if (kind === 'elapsed') return elapsed(text, serial);
      if (kind === 'half') return date.getUTCHours() < 12 ? 'AM' : 'PM';
      return kind === 'date' ? (PARTS[text.slice(0, 1)]?.(text, date) ?? '') : text;
    })
    .join('');
}
