import { isOptionWord } from './cell-headings.ts';
import { CellProblem, excerptOf, same, splitCell } from './cell-text.ts';

/** How the `correct` column names options. */
export type KeyStyle = 'text' | 'letter' | 'number';
const STYLES: readonly KeyStyle[] = ['text', 'letter', 'number'];

/** The options of a row by column: empty ones keep their place. */
export interface Choices {
  options: readonly string[];
  numbers: readonly number[];
}

/** More right options than any question has. */
const MOST_ENTRIES = 40;
/** Longer cells are texts. */
const MOST_LISTED = 200;
const CODE_BEFORE_A = 'a'.charCodeAt(0) - 1;

function byText(entry: string, { options }: Choices): string[] {
  const exactly = options.filter((text) => text === entry);
  return entry && exactly.length > 0 ? exactly : options.filter((text) => text && same(text, entry));
}

const atNumber = (number: number, { options, numbers }: Choices): string[] => {
  const text = options[numbers.indexOf(number)];
  return text ? [text] : [];
};

/** `Option 2`, `Answer B` and the like without the word before. */
function withoutWord(entry: string): string {
  const [, word = '', rest = ''] = /^([^\d\s]{2,30})\s*[:.]?\s+(\S+)$/u.exec(entry) ?? [];
  if (rest && isOptionWord(word)) return rest;
  const [, tight = '', number = ''] = /^(\p{L}{3,30})(\d{1,2})$/u.exec(entry) ?? [];
  return number && isOptionWord(tight) ? number : entry;
}

/** `(B)`, `b)`, `B.` and `[b]` without their marks. */
const bare = (entry: string): string =>
  /^[([]?\s*([a-z]|#?\d{1,2}(?:\.0)?)\s*[.):\]]{0,2}$/iu.exec(withoutWord(entry))?.[1] ?? '';

const atMark = (mark: string, choices: Choices): string[] =>
  /^[a-z]$/i.test(mark)
    ? atNumber(mark.toLowerCase().charCodeAt(0) - CODE_BEFORE_A, choices)
    : // Some programs write all numbers with decimals.
      atNumber(Number(mark.replace('#', '')), choices);

/** `B) Paris`: the option with this mark, if it has this text. */
function byMarkedText(entry: string, choices: Choices): string[] {
  const [, mark = '', text = ''] = /^[([]?([a-z]|\d{1,2})[.):\]]{1,2}\s*(\S.*)$/isu.exec(entry) ?? [];
  return atMark(mark, choices).filter((option) => same(option, text));
}

/** The options that one entry means in each style, none if it means nothing. */
const MEANT: Record<KeyStyle, (entry: string, choices: Choices) => string[]> = {
  text: byText,
  letter(entry, choices) {
    const mark = bare(entry);
    return /^[a-z]$/i.test(mark) ? atMark(mark, choices) : [];
  },
  number(entry, choices) {
    const mark = bare(entry);
    return /\d/.test(mark) ? atMark(mark, choices) : [];
  },
};

/** The options that all entries mean in this style; undefined when one of them means none. */
function readAs(style: KeyStyle, entries: readonly string[], choices: Choices): string[] | undefined {
  const meant: string[] = [];
  for (const entry of entries) {
    const texts = MEANT[style](entry, choices);
    if (texts.length === 0) return undefined;
    meant.push(...texts);
  }
  return meant.length > 0 ? [...new Set(meant)] : undefined;
}

type Readings = Partial<Record<KeyStyle, string[]>>;

const entriesOf = (cell: string): string[] => splitCell(cell, ';|,').slice(0, MOST_ENTRIES + 1);

/** Words and signs between the marks of options: `A and C`, `1 & 3`, `A/B`. */
const BETWEEN = /\s+(?:and|und|et|y|e)\s+|\s*[&+/;|,\n]\s*(?:(?:and|und|et|y)\s+)?/iu;

/** The marks of several options with words between them; undefined where anything is no mark. */
function listedMarks(cell: string): string[] | undefined {
  if (cell.length > MOST_LISTED) return undefined;
  const together = /^[A-H]{2,8}$/.test(cell) && isRising(cell) ? Array.from(cell) : undefined;
  const entries = together ?? cell.split(BETWEEN).map((entry) => entry.trim());
  return entries.length > 1 && entries.every((entry) => bare(entry)) ? entries : undefined;
}

/** Every letter behind the one before: `ACD`. */
const isRising = (letters: string): boolean =>
  Array.from(letters).every((letter, index) => index === 0 || letter > (letters[index - 1] ?? ''));

/** A letter or number alone, which is as likely a place as a text, or a list of entries. */
const MAY_BE_PLACE = /^(?:[a-z]|#?\d{1,2}(?:\.0)?)$|[;|,]/iu;

function readingsOf(cell: string, choices: Choices): Readings {
  const exactly = MAY_BE_PLACE.test(cell) ? [] : byText(cell, choices);
  if (exactly.length > 0) return { text: exactly };
  const entries = listedMarks(cell) ?? entriesOf(cell);
  if (entries.length > MOST_ENTRIES) return {};
  // `#2` is always a number.
  const styles =
    entries.every((entry) => entry.startsWith('#')) && readAs('number', entries, choices)
      ? ['number' as const]
      : STYLES;
  const readings = Object.fromEntries(
    styles.flatMap((style) => {
      // The whole cell as one text first, because texts may contain the separators.
      const whole = style === 'text' ? readAs(style, [cell], choices) : undefined;
      const read = whole ?? readAs(style, entries, choices);
      return read ? [[style, read] as const] : [];
    }),
  );
  if (Object.keys(readings).length > 0) return readings;
  const marked = byMarkedText(cell, choices);
  return marked.length > 0 ? { text: marked } : {};
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text) => b.includes(text));

/** The only style in which a key can be read; undefined when there is none or more. */
export function styleOf(cell: string, choices: Choices): KeyStyle | undefined {
  const [style, ...more] = Object.keys(readingsOf(cell, choices)) as KeyStyle[];
  return more.length > 0 ? undefined : style;
}

/** Keys in which numbers, letters and texts are mixed, entry by entry. */
function readMixed(cell: string, choices: Choices, style?: KeyStyle): string[] {
  const entries = entriesOf(cell);
  const isMixed = entries.length > 1 && entries.length <= MOST_ENTRIES;
  const wrong = isMixed
    ? entries.find((entry) => Object.keys(readingsOf(entry, choices)).length === 0)
    : cell;
  if (wrong !== undefined) {
    throw new CellProblem(`The correct answer “${excerptOf(wrong)}” is none of the options`);
  }
  return [...new Set(entries.flatMap((entry) => readKey(entry, choices, style)))];
}

/**
 * The texts of the options that a key means: by text, letter or number, several separated by `;`. Where it can be read in
 * two ways, `style` decides: the way in which the other rows of the column can be read.
 *
 * @throws CellProblem when it names no option, or could mean different ones
 */
export function readKey(cell: string, choices: Choices, style?: KeyStyle): string[] {
  const readings = readingsOf(cell, choices);
  const [first, ...more] = Object.values(readings);
  if (!first) return readMixed(cell, choices, style);
  if (more.every((other) => isSame(first, other))) return first;
  // Letters and numbers cannot be taken for each other, so one reading is the text.
  const wanted = style && (readings[style] ?? readings.text);
  if (wanted) return wanted;
  // An option that is a list itself: nobody means others by writing exactly this list.
  if (readings.text && entriesOf(cell).length > 1 && byText(cell, choices).length > 0) return readings.text;
  const meanings = [first, ...more].map((texts) => `“${excerptOf(texts.join('”, “'))}”`);
  throw new CellProblem(
    `The correct answer “${excerptOf(cell)}” can mean ${meanings.join(' or ')}: please write “#” and the number of the option`,
  );
}

const CODE_OF_A = 'A'.charCodeAt(0);

const isExactly = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

function readsAs(cell: string, texts: readonly string[], expected: readonly string[]): boolean {
  try {
    return isExactly(
      readKey(cell, { options: texts, numbers: texts.map((_, index) => index + 1) }),
      expected,
    );
  } catch {
    // A cell that cannot be read is no way to write the answer.
    return false;
  }
}

/**
 * The key as text where that is clear, else as letters or numbers: whatever is read back as the same options. Undefined
 * where nothing is, as when two options have one text.
 */
export function writeKey(options: readonly { text: string; isCorrect: boolean }[]): string | undefined {
  const texts = options.map(({ text }) => text);
  const right = options.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : []));
  const expected = right.map((index) => texts[index] ?? '');
  const spellings = [
    expected.join('; '),
    right.map((index) => String.fromCharCode(CODE_OF_A + index)).join(';'),
    right.map((index) => String(index + 1)).join(';'),
    right.map((index) => `#${index + 1}`).join(';'),
  ];
  return spellings.find((cell) => readsAs(cell, texts, expected));
}
