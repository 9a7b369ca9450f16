import { type Shift, shiftedSigns } from './markdown-plain.ts';

/** Elements of MathML with the texts of their parts, as a line of text: `(a+b)/2`, `√x`, `xₙ`. */
type Layout = (
  parts: string[],
  shift: (text: string, how: Shift) => string,
  attributes?: Readonly<Record<string, string>>,
) => string;

const joined = (parts: readonly string[]): string => parts.join('');

/** Whether there is a stroke outside of brackets: what stands beside it would be read as a part of its side. */
function isFraction(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '/' && depth === 0) return text.length > 1;
  }
  return false;
}

/** Half of x is `(1/2)x`, two and a half `2(1/2)`. */
const row: Layout = (parts) =>
  parts.filter((part) => part.trim()).length > 1
    ? parts.map((part) => (isFraction(part) ? `(${part})` : part)).join('')
    : joined(parts);

/** Lines through, over or under what is enclosed, as signs that combine with each of its signs. */
const LINES: Record<string, string> = {
  top: '\u0305',
  bottom: '\u0332',
  horizontalstrike: '\u0336',
  updiagonalstrike: '\u0338',
  downdiagonalstrike: '\u0338',
};
const enclosed: Layout = (parts, shift, { notation = '' } = {}) => {
  const lines = new Set(notation.split(' ').map((name) => LINES[name] ?? ''));
  return row(parts, shift).replaceAll(/[\p{L}\p{N}\p{P}\p{S}]/gu, `$&${[...lines].join('')}`);
};

/** Without a line between them, two parts stand in a column, such as those of a binomial. */
const NO_LINE = /^0(?:\.0*)?[a-z]*$/;
const fraction: Layout = ([top = '', bottom = ''], _, { linethickness = '' } = {}) =>
  NO_LINE.test(linethickness) ? `${top}; ${bottom}` : `${grouped(top)}/${grouped(bottom)}`;

/** One name, one number or something in brackets stays one thing beside a sign; the rest needs brackets. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{N}.,]*|.|\([^()]*\))$/u.test(text) ? text : `(${text})`;

const withScripts: (...scripts: Shift[]) => Layout =
  (...scripts) =>
  ([base = '', ...parts], shift) =>
    joined([grouped(base), ...scripts.map((how, place) => (parts[place] ? shift(parts[place], how) : ''))]);

export const MATH_LAYOUTS: Record<string, Layout> = {
  math: row,
  mrow: row,
  mstyle: row,
  mpadded: row,
  menclose: enclosed,
  merror: row,
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
  mfrac: fraction,
  msqrt: (parts, shift) => `√${grouped(row(parts, shift))}`,
  mroot: ([base = '', index = ''], shift) => `${shift(index, 'sup')}√${grouped(base)}`,
  mfenced: (parts) => `(${parts.join(', ')})`,
  mtd: row,
  mtr: (parts) => parts.join(', '),
  mtable: (parts) => `[${parts.join('; ')}]`,
};

/** Elements of text in a formula. */
export const MATH_TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms', 'mspace']);

/** How the loss of those is told to who imports or prints. */
export const RESHAPED = 'A formula was written as a line of text';

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
