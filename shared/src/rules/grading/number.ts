import { plainText } from './text.ts';

/** Symbols and words, with signs between them: `km/h`, `°C`, `kg·m`, `miles per hour`. */
const UNIT =
  /^[\p{L}%‰°'"\p{Sc}][\p{L}\p{M}%‰°'"\p{Sc}./·⋅*()-]*(?: [\p{L}\p{M}%‰°'"\p{Sc}./·⋅*()-]+){0,3}$/u;
const MOST_CHARACTERS = 40;
/** The power of a unit: `m^2`, `m2`, `s^-1`. */
const POWER = /(\p{L})\^?\(?[+-]?[1-9]\)?(?!\d)/gu;

/** A variable or a product, as in `3x` and `3x10`, an exponent without digits, and a `k` for thousands (K is kelvin). */
const NO_UNIT = /^(?:[xX]|[eE]$|k$)/;
/** Words that multiply the number before them. */
const MULTIPLE = new RegExp(
  `^(?:${[
    'thousands?|hundreds?|(?:m|b|tr)illions?|dozens?|lakh|crore|mn|bn',
    'tausend|tsd|hundert|dutzend|millionen|mio|milliarden?|mrd',
    'mille|milliers?|milliards?',
    'cien|mil|mill[oó]n|millones|millar(?:es)?',
  ].join('|')})\\b`,
  'i',
);

/** Reads what follows a number as its unit, in lower case without spaces; undefined if it is no unit. */
function readUnit(text: string): string | undefined {
  const unit = text.trim();
  if (unit === '') return '';
  const base = unit.replace(POWER, '$1');
  if (unit.length > MOST_CHARACTERS || !UNIT.test(base) || NO_UNIT.test(base) || MULTIPLE.test(base))
    return undefined;
  return unit.toLowerCase().replace(/[\s.^()]/g, '');
}

const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode encodes the digits of every script as runs of ten in ascending order. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** Replaces decimal digits of every script with 0 to 9. */
const withAsciiDigits = (text: string): string => text.replace(DIGIT, valueOf);

/** Normalisation would turn raised digits into ordinary ones: 10⁸ into 108. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const NORMAL = '0123456789+-';
const RAISED_RUN = new RegExp(`[${RAISED}]{1,6}`, 'g');
const lowered = (run: string): string =>
  `^${Array.from(run, (sign) => NORMAL[RAISED.indexOf(sign)] ?? '').join('')}`;

/** Arabic separators: U+066B before decimals, U+066C between groups, U+060C for a comma. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': "'", '،': ',', '٪': '%' };

/** British print sets the decimal point in the middle of the line. */
const MIDDLE_DOT = /^([+-]? ?\d{1,30})[·⋅](\d{1,30})$/;

const toPlain = (text: string): string =>
  withAsciiDigits(plainText(text.replace(RAISED_RUN, lowered)))
    .replace(/[٫٬،٪]/g, (sign) => ARABIC_SIGNS[sign] ?? sign)
    .replace(MIDDLE_DOT, '$1.$2');

/** Sign and currency in either order, what the number is made of, and what follows it. */
const PARTS = /^(?:\p{Sc} ?)?([+-]?) ?(?:\p{Sc} ?)?([\d.,' _]{0,60})(.{0,60})$/su;

/** `e8`, `×10^8`, `x10**8`, and `^8` after a 10 that stands alone. */
const EXPONENT = /^(?:e| ?[x×*·⋅∙] ?10 ?(?:\^|\*\*) ?)[({]?([+-]?\d{1,3})[)}]?(?!\d)/i;
const ONLY_EXPONENT = /^ ?(?:\^|\*\*) ?[({]?([+-]?\d{1,3})[)}]?(?!\d)/;

/** At most one decimal mark. Spaces, apostrophes or underscores may group the digits. */
const DECIMAL =
  /^(\d{1,30}|[1-9]\d{0,2}(?:([ '_])\d{3})(?:\2\d{3}){0,5})?(?:([.,])(\d{3}(?: \d{3}){0,8} \d{1,3}|\d{0,30}))?$/;
/** Points or commas group the digits by three. No such number begins with a zero: `0,125` is an eighth. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3}){0,5})(?:(?!\2)[.,](\d{0,30}))?$/;
/** India groups all digits before the last three by two. */
const INDIAN = /^([1-9]\d?(?:([, ])\d{2})(?:\2\d{2}){0,6}\2\d{3})(?:\.(\d{0,30}))?$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

export interface NumberRange {
  low: number;
  high: number;
}

interface Readings {
  decimal?: string;
  grouped?: string;
}

function readDigits(digits: string): Readings {
  const [, whole = '', , , decimals = ''] = DECIMAL.exec(digits) ?? [];
  const [, groups, , rest = ''] = GROUPED.exec(digits) ?? INDIAN.exec(digits) ?? [];
  return {
    ...((whole || decimals) && { decimal: `${digitsOf(whole)}.${digitsOf(decimals)}` }),
    ...(groups && { grouped: `${digitsOf(groups)}.${rest}` }),
  };
}

export interface WrittenNumber {
  /** The text may be read as each of these: `1,250` as 1.25 and as 1250. */
  values: number[];
  /** Unit behind the number, in lower case and without spaces; empty if there is none. */
  unit: string;
  /** Whether a point stands before exactly three digits that do not end in 0, as in `3.142`. */
  isPrecise: boolean;
}

/** Splits the part after the digits into exponent and unit; undefined when it is neither. */
function readRest(
  digits: string,
  rest: string,
): { exponent: string; isPower: boolean; unit: string } | undefined {
  const power = digits === '10' ? ONLY_EXPONENT.exec(rest) : null;
  const found = power ?? EXPONENT.exec(rest);
  const unit = readUnit(rest.slice(found?.[0].length ?? 0));
  return unit === undefined ? undefined : { exponent: found?.[1] ?? '0', isPower: power !== null, unit };
}

/** Reads a number as people write it, in the digits of any script; undefined if the text is no number. */
export function readWrittenNumber(text: string): WrittenNumber | undefined {
  const [, sign = '', run = '', tail = ''] = PARTS.exec(toPlain(text)) ?? [];
  const digits = run.replace(/[ '_]+$/, '');
  const rest = readRest(digits, run.slice(digits.length) + tail);
  if (!rest) return undefined;
  const { decimal, grouped } = rest.isPower ? { decimal: '1' } : readDigits(digits);
  const values = [decimal, grouped]
    .filter((reading) => reading !== undefined)
    .map((reading) => Number(`${sign}${reading}e${rest.exponent}`))
    .filter((number) => Number.isFinite(number));
  if (values.length === 0) return undefined;
  return { values, unit: rest.unit, isPrecise: /^\d{1,3}\.\d\d[1-9]$/.test(digits) };
}

/** Every value that a text without a unit can be read as; none if it is no number. */
export function readNumbers(text: string): number[] {
  const { values, unit } = readWrittenNumber(text) ?? { values: [], unit: '' };
  return unit === '' ? values : [];
}

/** A bound computed in binary may miss the decimal bound by the last bits, so those are ignored. */
export function isWithin({ low, high }: NumberRange, number: number): boolean {
  const lastBits = 4 * Number.EPSILON * Math.max(Math.abs(low), Math.abs(high), Math.abs(number));
  return number >= low - lastBits && number <= high + lastBits;
}
