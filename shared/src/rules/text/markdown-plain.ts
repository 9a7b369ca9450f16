import { type Inline, parseInline } from './markdown.ts';

/** The digits and signs that Unicode has raised and lowered, in the same order. */
const NORMAL = Array.from('0123456789+-−=()ni');
const SHIFTED = {
  sup: { signs: Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'), mark: '^' },
  sub: { signs: Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'), mark: '_' },
};
export type Shift = keyof typeof SHIFTED;

/** x² and H₂O where Unicode has the signs; undefined where it has not. */
export function shiftedSigns(text: string, shift: Shift): string | undefined {
  const { signs } = SHIFTED[shift];
  const moved = Array.from(text, (char) => signs[NORMAL.indexOf(char)]);
  return text && moved.every((sign) => sign !== undefined) ? moved.join('') : undefined;
}

/** Raised or lowered in a plain text: x², else x^(a+b): a plain 102 would be another number than 10². */
export function shiftText(text: string, shift: Shift): string {
  const { mark } = SHIFTED[shift];
  return shiftedSigns(text, shift) ?? (text.length === 1 ? `${mark}${text}` : `${mark}(${text})`);
}

/** What stands in a plain text for a blank, and for a formula of this source. */
export interface Spoken {
  blank?: string | undefined;
  formula?: ((source: string) => string | undefined) | undefined;
}

/** The pieces as a text without marks. */
export const textOfInline = (pieces: readonly Inline[], spoken: Spoken = {}): string =>
  pieces
    .map((piece) => {
      if (piece.type === 'blank') return spoken.blank ?? piece.text;
      if (piece.type === 'math') return spoken.formula?.(piece.text) ?? piece.text;
      if (!('children' in piece)) return piece.text;
      const inner = textOfInline(piece.children, spoken);
      if (piece.type === 'pre') return `\n${inner}\n`;
      return piece.type === 'sup' || piece.type === 'sub' ? shiftText(inner, piece.type) : inner;
    })
    .join('');

/** A text with marks for places that hold only text: names for screen readers, titles, previews. */
export const plainText = (text: string, spoken?: Spoken): string => textOfInline(parseInline(text), spoken);
