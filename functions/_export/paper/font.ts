import { inflateSync } from 'node:zlib';
import { FONT_DATA } from './font-data.ts';

/** The font of printed papers, as far as setting a text needs it. */
export interface Font {
  file: Buffer;
  /** The glyph of a character; undefined where the font has none. */
  glyphOf: (codePoint: number) => number | undefined;
  /** Of a glyph, in thousandths of its size. */
  widthOf: (glyph: number) => number;
}

/** Where a table of the font begins (Apple TrueType Reference Manual, "The font directory"). */
function tableAt(file: Buffer, name: string): number {
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16) {
    if (file.toString('latin1', at, at + 4) === name) return file.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

/** The glyphs of all characters, from the segments of a `cmap` in format 4. */
function readGlyphs(file: Buffer): Map<number, number> {
  const cmap = tableAt(file, 'cmap');
  const at = cmap + file.readUInt32BE(cmap + 8);
  const size = file.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, ranges] = [starts + size, starts + 2 * size];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [file.readUInt16BE(starts + segment), file.readUInt16BE(ends + segment)];
    const [delta, range] = [file.readUInt16BE(deltas + segment), file.readUInt16BE(ranges + segment)];
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range && file.readUInt16BE(ranges + segment + range + 2 * (code - start));
      const glyph = range === 0 ? (code + delta) & 0xffff : listed && (listed + delta) & 0xffff;
      if (glyph) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function readFont(): Font {
  const file = inflateSync(Buffer.from(FONT_DATA, 'base64'));
  const unitsPerEm = file.readUInt16BE(tableAt(file, 'head') + 18);
  const measured = file.readUInt16BE(tableAt(file, 'hhea') + 34);
  const metrics = tableAt(file, 'hmtx');
  const glyphs = readGlyphs(file);
  return {
    file,
    glyphOf: (codePoint) => glyphs.get(codePoint),
    widthOf: (glyph) => (file.readUInt16BE(metrics + 4 * Math.min(glyph, measured - 1)) * 1_000) / unitsPerEm,
  };
}

let font: Font | undefined;
/** Read once, when the first paper is written. */
export const paperFont = (): Font => (font ??= readFont());
