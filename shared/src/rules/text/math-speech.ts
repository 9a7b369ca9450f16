import { withoutUnseen } from './math-layouts.ts';
import type { MathElement, MathNode } from './mathml.ts';

/** Words for formulas in one language. */
export interface MathWords {
  /** Operators, symbols and lower-case Greek letters. */
  signs: Readonly<Record<string, string>>;
  /** Names of functions that are not read as they are written: `sin`. */
  functions: Readonly<Record<string, string>>;
  capital: (letter: string) => string;
  fraction: (top: string, bottom: string) => string;
  longFraction: (top: string, bottom: string) => string;
  binomial: (top: string, bottom: string) => string;
  root: (inner: string) => string;
  longRoot: (inner: string) => string;
  nthRoot: (index: string, inner: string) => string;
  /** Exponents with a word of their own: 2, 3, and signs such as a degree. */
  powers: Readonly<Record<string, string>>;
  power: (exponent: string) => string;
  longPower: (exponent: string) => string;
  index: (index: string) => string;
  longIndex: (index: string) => string;
  before: (scripts: string) => string;
  /** Bounds of a sum, product or integral. */
  bounds: (operator: string, from: string, to: string) => string;
  /** Index range of a sum or maximum, or the value that a limit approaches. */
  under: (operator: string, condition: string) => string;
  approaches: string;
  /** Marks over a letter: a bar, an arrow. */
  accents: Readonly<Record<string, string>>;
  above: (base: string, above: string) => string;
  below: (base: string, below: string) => string;
  table: (rows: number, columns: number) => string;
  row: (row: number) => string;
  crossedOut: (inner: string) => string;
}

const BIG_OPERATORS = /^[∑∏∐∫∬∭∮⋃⋂⨁⨂]$/u;
const LIMITS = /^(?:lim|limsup|liminf|lim\s?sup|lim\s?inf|max|min|sup|inf|arg\s?max|arg\s?min)$/;
const NO_LINE = /^0(?:\.0*)?[a-z]*$/;
const STROKE = /strike/;
/** Braces over and under a term only group it. */
const GROUPING = /^[⏞⏟⎴⎵]$/u;
const GREEK_CAPITAL = /^\p{Script=Greek}$/u;

const join = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** One word can be said without words that show where it ends. */
const isShort = (text: string): boolean => !/\s/.test(text);

const elements = ({ children }: MathElement): MathElement[] =>
  children.filter((child) => typeof child !== 'string');

const leaves = (node: MathNode): string =>
  typeof node === 'string' ? node : node.children.map(leaves).join('');

function isOperator(node: MathElement | undefined, pattern: RegExp): boolean {
  return node !== undefined && pattern.test(withoutUnseen(leaves(node)).trim());
}

type Speak = (node: MathNode | undefined) => string;

function signOf(text: string, words: MathWords): string {
  const known = words.signs[text] ?? words.functions[text];
  if (known !== undefined) return known;
  // Mathematical letters, such as 𝑥, are letters in another type.
  const plain = text.normalize('NFKC');
  const lower = plain.toLowerCase();
  if (lower !== plain && GREEK_CAPITAL.test(plain) && words.signs[lower])
    return words.capital(words.signs[lower]);
  return words.signs[plain] ?? words.functions[plain] ?? plain;
}

function tokenOf({ name, children }: MathElement, words: MathWords): string {
  const text = children.map(leaves).join('');
  if (name === 'mtext' || name === 'ms') return text.trim();
  const shown = withoutUnseen(text).trim();
  if (GROUPING.test(shown)) return '';
  // A number may carry signs of its own: -5.
  if (name === 'mn') return shown.replace(/^[-−]/, () => `${words.signs['−']} `);
  const known = signOf(shown, words);
  if (known !== shown || shown.length < 2 || /^[\p{L}\p{N}.,]+$/u.test(shown)) return known;
  return join(Array.from(shown, (sign) => signOf(sign, words)));
}

function exponentOf(exponent: MathElement | undefined, words: MathWords, speak: Speak): string {
  const written = exponent ? withoutUnseen(leaves(exponent)).trim() : '';
  const known = words.powers[written];
  if (known !== undefined) return known;
  const said = speak(exponent);
  if (said === '') return '';
  return isShort(said) ? words.power(said) : words.longPower(said);
}

function indexOf(index: MathElement | undefined, words: MathWords, speak: Speak): string {
  const said = speak(index);
  if (said === '') return '';
  return isShort(said) ? words.index(said) : words.longIndex(said);
}

function boundsOf([base, from, to]: readonly (MathElement | undefined)[], words: MathWords): string {
  const speak: Speak = (node) => (node === undefined ? '' : speakMath(node, words));
  const operator = speak(base);
  if (to) return words.bounds(operator, speak(from), speak(to));
  const approaching = { ...words, signs: { ...words.signs, '→': words.approaches } };
  return words.under(operator, from ? speakMath(from, isOperator(base, /^lim/) ? approaching : words) : '');
}

const takesBounds = (base: MathElement | undefined): boolean =>
  isOperator(base, BIG_OPERATORS) || isOperator(base, LIMITS);

type Rule = (parts: readonly MathElement[], words: MathWords, speak: Speak, node: MathElement) => string;

const scripts =
  (under: number | undefined, over: number | undefined): Rule =>
  (parts, words, speak) => {
    const [base] = parts;
    const from = under === undefined ? undefined : parts[under];
    const to = over === undefined ? undefined : parts[over];
    if (from && takesBounds(base)) return boundsOf([base, from, to], words);
    return join([speak(base), indexOf(from, words, speak), exponentOf(to, words, speak)]);
  };

const limits =
  (under: number | undefined, over: number | undefined): Rule =>
  (parts, words, speak) => {
    const [base] = parts;
    const from = under === undefined ? undefined : parts[under];
    const to = over === undefined ? undefined : parts[over];
    if (from && takesBounds(base)) return boundsOf([base, from, to], words);
    const inner = speak(base);
    const accent = to && words.accents[leaves(to).trim()];
    const above = accent ? '' : speak(to);
    const said = above ? words.above(inner, above) : join([inner, accent ?? '']);
    const below = speak(from);
    return below ? words.below(said, below) : said;
  };

const row: Rule = (parts, _, speak) => join(parts.map(speak));

/** Scripts on both sides: those before the base stand behind `mprescripts`. */
const multiscripts: Rule = ([base, ...rest], words, speak) => {
  const split = rest.findIndex(({ name }) => name === 'mprescripts');
  const after = split < 0 ? rest : rest.slice(0, split);
  const before = split < 0 ? [] : rest.slice(split + 1);
  const said = join(before.map(speak));
  return join([
    said && words.before(said),
    speak(base),
    ...after.map((script, place) => (place % 2 ? exponentOf : indexOf)(script, words, speak)),
  ]);
};

const root: Rule = (parts, words, speak) => {
  const inner = row(parts, words, speak, parts[0] as MathElement);
  return isShort(inner) ? words.root(inner) : words.longRoot(inner);
};

const fraction: Rule = ([top, bottom], words, speak, { attributes: { linethickness = '' } }) => {
  const [over, under] = [speak(top), speak(bottom)];
  if (NO_LINE.test(linethickness)) return words.binomial(over, under);
  return isShort(over) && isShort(under) ? words.fraction(over, under) : words.longFraction(over, under);
};

const table: Rule = (rows, words, speak) => {
  const columns = Math.max(0, ...rows.map((one) => elements(one).length));
  // Lines of one sum are a column; a table of one row needs no numbers.
  if (columns < 2 || rows.length < 2) return rows.map(speak).filter(Boolean).join(', ');
  const said = rows.map((one, place) => `${words.row(place + 1)} ${speak(one)}`);
  return [words.table(rows.length, columns), ...said].join(', ');
};

const RULES: Readonly<Record<string, Rule>> = {
  msup: scripts(undefined, 1),
  msub: scripts(1, undefined),
  msubsup: scripts(1, 2),
  mover: limits(undefined, 1),
  munder: limits(1, undefined),
  munderover: limits(1, 2),
  mmultiscripts: multiscripts,
  mfrac: fraction,
  msqrt: root,
  mroot: ([inner, index], words, speak) => words.nthRoot(speak(index), speak(inner)),
  mtable: table,
  mtr: (cells, _, speak) => cells.map(speak).filter(Boolean).join(', '),
  menclose: (parts, words, speak, node) => {
    const inner = row(parts, words, speak, node);
    const { notation = '' } = node.attributes;
    if (STROKE.test(notation)) return words.crossedOut(inner);
    return notation === 'top' ? join([inner, words.accents['¯'] ?? '']) : inner;
  },
  mphantom: () => '',
  mspace: () => '',
  none: () => '',
  mprescripts: () => '',
};

const TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);

/** A formula as it is read aloud: `x²` is "x squared" with English words. */
export const spokenMath = (formula: MathElement, words: MathWords): string =>
  speakMath(formula, words)
    .replaceAll(/ +,(?: ?,)*/g, ',')
    .replace(/,$/, '');

function speakMath(node: MathNode, words: MathWords): string {
  if (typeof node === 'string') return node.trim();
  if (TOKENS.has(node.name)) return tokenOf(node, words);
  const speak: Speak = (child) => (child === undefined ? '' : speakMath(child, words));
  const rule = RULES[node.name];
  if (rule) return rule(elements(node), words, speak, node);
  return join(node.children.map(speak));
}
