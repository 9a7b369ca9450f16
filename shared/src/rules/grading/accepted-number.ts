import { isWithin, type NumberRange, readNumbers, readWrittenNumber, type WrittenNumber } from './number.ts';

export interface AcceptedNumber {
  /** One range for each reading of the key. */
  ranges: NumberRange[];
  /** Unit of the key in the form of `readWrittenNumber`; empty if there is none. */
  unit: string;
}

/**
 * Values of a number in a key. A point before three digits is a decimal mark there, as all platforms write it, unless the
 * last digit is 0: `1.000` is one or one thousand, `3.142` only a decimal.
 */
const keyValues = ({ values, isPrecise }: WrittenNumber): number[] =>
  isPrecise ? values.slice(0, 1) : values;

function readRange(first: string, last: string): AcceptedNumber | undefined {
  const [from, to] = [readWrittenNumber(first), readWrittenNumber(last)];
  if (!from || !to || (from.unit !== '' && from.unit !== to.unit)) return undefined;
  const [lows, highs] = [keyValues(from), keyValues(to)];
  const ranges = Array.from({ length: Math.max(lows.length, highs.length) }, (_, reading) => ({
    low: lows[reading] ?? lows[0] ?? 0,
    high: highs[reading] ?? highs[0] ?? 0,
  }));
  return ranges.some(({ low, high }) => low > high) ? undefined : { ranges, unit: to.unit };
}

/**
 * Reads an accepted number as its author writes it: `3.14`, with a tolerance of its own as `3.14:0.005`, or a range as
 * `1..5` (the spelling of GIFT). Undefined when it is none of these.
 */
export function readAcceptedNumber(text: string, tolerance = 0): AcceptedNumber | undefined {
  const [first = '', last, ...more] = text.split('..');
  if (last !== undefined) return more.length > 0 ? undefined : readRange(first, last);
  const [value = '', own, ...rest] = text.split(':');
  const number = readWrittenNumber(value);
  const [spread] = own === undefined ? [tolerance] : readNumbers(own);
  if (rest.length > 0 || !number || spread === undefined || spread < 0) return undefined;
  const ranges = keyValues(number).map((middle) => ({ low: middle - spread, high: middle + spread }));
  return { ranges, unit: number.unit };
}

/** The first reading of an accepted number. */
export const parseAcceptedNumber = (text: string, tolerance = 0): NumberRange | undefined =>
  readAcceptedNumber(text, tolerance)?.ranges[0];

const hundredth = ({ low, high }: NumberRange): NumberRange => ({ low: low / 100, high: high / 100 });

/**
 * Whether a reading of the answer lies in a range of the key. A unit counts only where the key has one as well, and 50 %
 * is the same as 0.5 if only one side carries the percent sign.
 */
export function isAcceptedNumber({ ranges, unit }: AcceptedNumber, answer: WrittenNumber): boolean {
  if (unit !== '' && answer.unit !== '' && unit !== answer.unit) return false;
  const values =
    answer.unit === '%' && unit === ''
      ? answer.values.flatMap((value) => [value, value / 100])
      : answer.values;
  const all = unit === '%' && answer.unit === '' ? [...ranges, ...ranges.map(hundredth)] : ranges;
  return values.some((value) => all.some((range) => isWithin(range, value)));
}
