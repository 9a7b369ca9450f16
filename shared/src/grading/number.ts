import { comparable } from './text.ts';

/** Digits in groups of three or all together, one decimal mark, an exponent. Read once, so it cannot backtrack far. */
const NUMBER = /^([+-]?)(\d{1,3}(?:[ ']\d{3}){1,6}|\d{1,30})?(?:([.,])(\d{0,30}))?(?:e([+-]?\d{1,3}))?$/;
/** No number in groups begins with a zero: `0,125` is an eighth. */
const WITH_COMMA_GROUPS = /^[+-]?[1-9]\d{0,2}(?:,\d{3}){1,6}(?:\.\d{0,30})?$/;

const MINUS = /[\u2212\u2013]/g;

/** Raised digits lose their place when Unicode is normalised: 10⁸ would become 108. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const NORMAL = '0123456789+-';
const RAISED_RUN = new RegExp(`[${RAISED}]{1,6}`, 'g');
const lowered = (run: string): string =>
  `^${Array.from(run, (sign) => NORMAL[RAISED.indexOf(sign)] ?? '').join('')}`;

/** `3×10^8`, `3x10⁸`, `3·10**8` and `10^8` alone, as people write them; the short form is `3e8`. */
const POWER_OF_TEN = /^([+-]?[\d.,' ]{0,60}?) ?[x×*·⋅∙] ?10 ?(?:\^|\*\*) ?[({]?([+-]?\d{1,3})[)}]?$/;
const ONLY_POWER = /^([+-]?)10 ?(?:\^|\*\*) ?[({]?([+-]?\d{1,3})[)}]?$/;

const withShortPower = (text: string): string =>
  text.replace(ONLY_POWER, '$11e$2').replace(POWER_OF_TEN, '$1e$2');

/**
 * The numbers that a text can be read as, none if it is no number: `3.14` and `3,14` are the same; `1,250` may be one
 * and a quarter or one thousand two hundred and fifty, and both readings count.
 */
export function readNumbers(text: string): number[] {
  const plain = withShortPower(comparable(text.replace(RAISED_RUN, lowered)).replace(MINUS, '-'));
  const readings: number[] = [];
  const [, sign = '', whole = '', , decimals = '', exponent = '0'] = NUMBER.exec(plain) ?? [];
  if (whole || decimals) {
    readings.push(Number(`${sign}${whole.replace(/[ ']/g, '')}.${decimals || '0'}e${exponent}`));
  }
  if (WITH_COMMA_GROUPS.test(plain)) readings.push(Number(plain.replaceAll(',', '')));
  return readings.filter((number) => Number.isFinite(number));
}

export interface NumberRange {
  low: number;
  high: number;
}

/**
 * An accepted number as its author writes it: `3.14`, with a tolerance of its own as `3.14:0.005`, or a range as
 * `1..5` (the spelling of GIFT). Undefined when it is none of these.
 */
export function parseAcceptedNumber(text: string, tolerance = 0): NumberRange | undefined {
  const [first = '', last, ...more] = text.split('..');
  if (last !== undefined) {
    const [low] = readNumbers(first);
    const [high] = readNumbers(last);
    if (more.length > 0 || low === undefined || high === undefined || low > high) return undefined;
    return { low, high };
  }
  const [value = '', own, ...rest] = text.split(':');
  const [number] = readNumbers(value);
  const [spread] = own === undefined ? [tolerance] : readNumbers(own);
  if (rest.length > 0 || number === undefined || spread === undefined || spread < 0) return undefined;
  return { low: number - spread, high: number + spread };
}

/** A bound that was reckoned in binary may miss the decimal bound by the last bits, so those do not count. */
export function isWithin({ low, high }: NumberRange, number: number): boolean {
  const lastBits = 4 * Number.EPSILON * Math.max(Math.abs(low), Math.abs(high), Math.abs(number));
  return number >= low - lastBits && number <= high + lastBits;
}
