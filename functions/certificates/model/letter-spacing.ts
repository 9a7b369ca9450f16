/** A glyph that stands for these letters; a dot that a shaper has split off stands for none. */
interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

/** A font of a document, as pdfkit keeps it (its types leave it out). Codes are what the page's text is written in. */
interface EmbeddedFont {
  readonly font: {
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    getGlyph: (id: number, codePoints?: readonly number[]) => Glyph;
  };
  /** Which glyph each code draws. */
  readonly subset: { readonly glyphs: number[] };
  /** By code: what a reader takes it for, and how wide it is. */
  readonly unicode: (readonly number[] | undefined)[];
  readonly widths: (number | undefined)[];
  /** Units of the font to thousandths of its size. */
  readonly scale: number;
  readonly layout: (text: string, features?: unknown) => { glyphs: readonly Glyph[]; positions: unknown[] };
  encode: (text: string, features?: unknown) => [codes: string[], positions: unknown[]];
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The font in use. */
      readonly _font: EmbeddedFont;
    }
  }
}

const keyOf = ({ id, codePoints }: Pick<Glyph, 'id' | 'codePoints'>) => `${id}:${codePoints.join()}`;

/**
 * Gives each letter a code of its own. Arabic fonts draw letters that differ by their dots as one shape with dots; a code
 * for each shape would make whoever copies or searches the text find the first of these letters for all of them.
 */
export function tellLettersApart(font: EmbeddedFont): void {
  forgetFirstLetters(font.font);
  const known = new Map<string, number>();
  const codeOf = ({ id, codePoints, advanceWidth }: Glyph): number => {
    const key = keyOf({ id, codePoints });
    const code = known.get(key) ?? font.subset.glyphs.push(id) - 1;
    known.set(key, code);
    font.widths[code] ??= advanceWidth * font.scale;
    font.unicode[code] ??= codePoints;
    return code;
  };
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    return [glyphs.map((glyph) => codeOf(glyph).toString(16).padStart(4, '0')), positions];
  };
}

/** fontkit keeps one object for each glyph, with the letters for which it was drawn first: here one for each of both. */
function forgetFirstLetters(font: EmbeddedFont['font']): void {
  const firstGlyph = font.getGlyph.bind(font);
  const known = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints) => {
    const first = firstGlyph(id);
    if (!codePoints || codePoints.join() === first.codePoints.join()) return first;
    const key = keyOf({ id, codePoints });
    const glyph = known.get(key) ?? (Object.create(first, { codePoints: { value: codePoints } }) as Glyph);
    known.set(key, glyph);
    return glyph;
  };
}
