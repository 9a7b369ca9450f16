import { type Shift, shiftedSigns } from './markdown-plain.ts';

/** Elements of MathML with the texts of their parts, as a line of text: `(a+b)/2`, `√x`, `xₙ`. */
type Layout = (parts: string[], shift: (text: string, how: Shift) => string) => string;

const joined = (parts: readonly string[]): string => parts.join('');

/** One name, one number or something in brackets stays one thing beside a sign; the rest needs brackets. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{N}.,]*|.|\([^()]*\))$/u.test(text) ? text : `(${text})`;

const withScripts: (...scripts: Shift[]) => Layout =
  (...scripts) =>
  ([base = '', ...parts], shift) =>
    joined([grouped(base), ...scripts.map((how, place) => (parts[place] ? shift(parts[place], how) : ''))]);

export const MATH_LAYOUTS: Record<string, Layout> = {
  math: joined,
  mrow: joined,
  mstyle: joined,
  mpadded: joined,
  menclose: joined,
  merror: joined,
  maction: ([first = '']) => first,
  semantics: ([first = '']) => first,
  mphantom: () => '',
  msup: withScripts('sup'),
  msub: withScripts('sub'),
  msubsup: withScripts('sub', 'sup'),
  mover: withScripts('sup'),
  munder: withScripts('sub'),
  munderover: withScripts('sub', 'sup'),
  mmultiscripts: withScripts('sub', 'sup'),
  mfrac: ([top = '', bottom = '']) => `${grouped(top)}/${grouped(bottom)}`,
  msqrt: (parts) => `√${grouped(joined(parts))}`,
  mroot: ([base = '', index = ''], shift) => `${shift(index, 'sup')}√${grouped(base)}`,
  mfenced: (parts) => `(${parts.join(', ')})`,
  mtd: joined,
  mtr: (parts) => parts.join(', '),
  mtable: (parts) => `[${parts.join('; ')}]`,
};

/** Elements of text in a formula. */
export const MATH_TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms', 'mspace']);

/** What loses its look in a line of text, though nothing of its meaning. */
export const MATH_RESHAPED = new Set([
  'mfrac',
  'msqrt',
  'mroot',
  'mover',
  'munder',
  'munderover',
  'mmultiscripts',
  'mfenced',
  'mtable',
  'menclose',
  'maction',
  'mphantom',
]);

/** Signs that are not seen: function application, invisible times, separator and plus. */
export const withoutUnseen = (text: string): string => text.replace(/[\u2061-\u2064]/g, '');

/** Raised or lowered where Unicode has the signs, else with `mark`. */
export const shiftWith =
  (mark: (text: string, how: Shift) => string) =>
  (text: string, how: Shift): string =>
    shiftedSigns(text, how) ?? mark(text, how);
