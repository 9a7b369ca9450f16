import { deflateSync } from 'node:zlib';
import type { Font } from './font.ts';

/** One page: what is drawn on it, in points from the upper left corner. */
export type Drawing =
  | { text: string; x: number; y: number; size: number; bold?: boolean }
  | { ruleFrom: number; ruleTo: number; y: number };

/** A4, in points. */
export const PAPER = { width: 595, height: 842 };

/** What stands in where the font has no glyph. */
const LOST = 0xfffd;
const glyphOf = (font: Font, sign: string): number =>
  font.glyphOf(sign.codePointAt(0) ?? LOST) ?? font.glyphOf(LOST) ?? 0;

const hex = (number: number): string => number.toString(16).padStart(4, '0');
const round = (number: number): string => String(Number(number.toFixed(2)));
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');

export const widthOf = (font: Font, text: string, size: number): number =>
  Array.from(text).reduce((sum, sign) => sum + font.widthOf(glyphOf(font, sign)), 0) * (size / 1_000);

/** Heavier letters by a line around them: one font is enough. */
const BOLD = '2 Tr 0.25 w';

function draw(font: Font, drawing: Drawing): string {
  const y = round(PAPER.height - drawing.y);
  if ('ruleFrom' in drawing) {
    return `0.5 w ${round(drawing.ruleFrom)} ${y} m ${round(drawing.ruleTo)} ${y} l S`;
  }
  const glyphs = Array.from(drawing.text, (sign) => hex(glyphOf(font, sign))).join('');
  const weight = drawing.bold ? BOLD : '0 Tr';
  return `BT /F ${round(drawing.size)} Tf ${weight} ${round(drawing.x)} ${y} Td <${glyphs}> Tj ET`;
}

/** Which character each glyph shows, so that the text can be searched and read out (Adobe, "ToUnicode Mapping"). */
function toUnicode(used: ReadonlyMap<number, string>): string {
  const lines = [...used].map(([glyph, sign]) => `<${hex(glyph)}> <${utf16(sign)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, (index + 1) * 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def /CMapName /U def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap end end`;
}

const stream = (bytes: Uint8Array, more = ''): Buffer => {
  const packed = deflateSync(bytes);
  const head = `<< /Length ${packed.length} /Filter /FlateDecode${more} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]);
};

/** Objects with their numbers, and where each of them is (ISO 32000-1, 7.5). */
function assemble(objects: readonly (string | Buffer)[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer << /Size ${size} /Root 1 0 R /Info 2 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`));
  return Buffer.concat(pieces);
}

/** Objects before those of the pages. */
const FIRST_PAGE = 9;

/** Writes pages as PDF 1.7, with the font inside; the same pages give the same bytes. */
export function writePdf(pages: readonly (readonly Drawing[])[], title: string, font: Font): Uint8Array {
  const used = new Map<number, string>();
  for (const drawing of pages.flat()) {
    if ('text' in drawing) for (const sign of drawing.text) used.set(glyphOf(font, sign), sign);
  }
  const widths = [...used.keys()].map((glyph) => `${glyph} [${Math.round(font.widthOf(glyph))}]`);
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`);
  return assemble([
    '<< /Type /Catalog /Pages 3 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Title <feff${utf16(title)}> /Producer (Quizhall) >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} /MediaBox [0 0 ${PAPER.width} ${PAPER.height}] /Resources << /Font << /F 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /QHALLP+DejaVuSans /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 8 0 R >>',
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /QHALLP+DejaVuSans /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor 6 0 R /DW 600 /W [${widths.join(' ')}] >>`,
    '<< /Type /FontDescriptor /FontName /QHALLP+DejaVuSans /Flags 4 /FontBBox [-1021 -463 1793 1232] /ItalicAngle 0 /Ascent 928 /Descent -236 /CapHeight 729 /StemV 80 /FontFile2 7 0 R >>',
    stream(font.file, ` /Length1 ${font.file.length}`),
    stream(Buffer.from(toUnicode(used))),
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 3 0 R /Contents ${FIRST_PAGE + 2 * index + 1} 0 R >>`,
      stream(Buffer.from(page.map((drawing) => draw(font, drawing)).join('\n'))),
    ]),
  ]);
}
