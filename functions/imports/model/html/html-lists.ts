/** Ends what stands before an item of a list; no text may contain it (html-lines.ts). */
export const ITEM_END = '\uFDD4';

export const BULLET = `- ${ITEM_END}`;

const LETTERS = 26;
const ROMAN = [
  ['m', 1_000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

/** 1 → a, 26 → z, 27 → aa. */
function inLetters(number: number): string {
  const last = (number - 1) % LETTERS;
  const rest = (number - 1 - last) / LETTERS;
  return (rest > 0 ? inLetters(rest) : '') + String.fromCharCode(97 + last);
}

function inRoman(number: number): string {
  let rest = number;
  let text = '';
  for (const [sign, value] of ROMAN) {
    for (; rest >= value; rest -= value) text += sign;
  }
  return text;
}

const HIGHEST: Record<string, number> = { letters: 1_000_000, roman: 3_999 };

type Kind = 'decimal' | 'letters' | 'roman';

/** Numbering style of a list, from its `type` or its CSS. */
function kindOf({ type = '', style = '' }: Record<string, string>): { kind: Kind; isUpper: boolean } {
  const named = /list-style(?:-type)?\s*:[^;]*\b(lower|upper)-(alpha|latin|roman)\b/i.exec(style);
  if (named) {
    const kind = named[2]?.toLowerCase() === 'roman' ? 'roman' : 'letters';
    return { kind, isUpper: named[1]?.toLowerCase() === 'upper' };
  }
  if (/^a$/i.test(type)) return { kind: 'letters', isUpper: type === 'A' };
  if (/^i$/i.test(type)) return { kind: 'roman', isUpper: type === 'I' };
  return { kind: 'decimal', isUpper: false };
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*[+-]?\d{1,9}\s*$/.test(text) ? Number(text) : undefined;

/** Marker of an item, and whether Markdown's own numbering produces it. */
export interface ItemSign {
  sign: string;
  startsAnew: boolean;
}

interface ListSigns {
  signs: ItemSign[];
  /** Markdown has no such list, so its lines stay as they are. */
  isText: boolean;
}

export const bulleted = (values: readonly unknown[]): ListSigns => ({
  signs: values.map(() => ({ sign: BULLET, startsAnew: false })),
  isText: false,
});

/** The signs of a numbered list, whose items may name their numbers. */
export function numbered(
  attributes: Record<string, string>,
  values: readonly (string | undefined)[],
): ListSigns {
  const step = 'reversed' in attributes ? -1 : 1;
  let next = wholeNumber(attributes.start) ?? (step < 0 ? values.length : 1);
  const numbers = values.map((value) => {
    const number = wholeNumber(value) ?? next;
    next = number + step;
    return number;
  });
  const { kind, isUpper } = kindOf(attributes);
  const isText = kind !== 'decimal' || numbers.some((number) => number < 0);
  const signs = numbers.map((number, place) => {
    const canSpell = kind !== 'decimal' && number >= 1 && number <= (HIGHEST[kind] ?? 0);
    const spelled = canSpell ? (kind === 'roman' ? inRoman(number) : inLetters(number)) : String(number);
    const before = numbers[place - 1];
    return {
      sign: `${isUpper ? spelled.toUpperCase() : spelled}. ${ITEM_END}`,
      startsAnew: !isText && before !== undefined && number !== before + 1,
    };
  });
  return { signs, isText };
}
