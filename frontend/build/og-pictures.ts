import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { create, type Font } from 'fontkit';

const FONT = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const MARK = join(import.meta.dirname, '../public/favicon.svg');

const [WIDTH, HEIGHT] = [1_200, 630];
const LEFT = 88;
const ROOM = WIDTH - 2 * LEFT;

const font = create(readFileSync(FONT)) as Font;

interface Line {
  text: string;
  size: number;
  y: number;
  colour: string;
  /** Thickens the strokes, in pixels: the file of the font has the regular weight. */
  bold?: number;
}

const widthOf = (text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** A line as outlines: what draws the picture knows no web fonts. */
function outline({ text, size, y, colour, bold = 0 }: Line): string {
  const scale = size / font.unitsPerEm;
  let x = LEFT;
  const { glyphs, positions } = font.layout(text);
  const paths = glyphs.map((glyph, place) => {
    const at = `translate(${x.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    x += (positions[place]?.xAdvance ?? 0) * scale;
    return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`;
  });
  const stroke = bold
    ? ` stroke="${colour}" stroke-width="${(bold / scale).toFixed(1)}" stroke-linejoin="round"`
    : '';
  return `<g fill="${colour}"${stroke}>${paths.join('')}</g>`;
}

/** Breaks a text into lines that fit; what does not fit into the last one ends with three dots. */
function linesOf(text: string, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= ROOM)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

const MARKUP = readFileSync(MARK, 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace('</svg>', '');

/** What a shared link shows: the mark, the title and a line of description, 1200 × 630. */
export function ogPicture(title: string, description: string): Buffer {
  const titles = linesOf(title, 76, 3);
  const below = 250 + titles.length * 90;
  const lines: Line[] = [
    { text: 'Quizhall', size: 40, y: 124, colour: '#f5f3ff', bold: 1.2 },
    ...titles.map((text, n) => ({ text, size: 76, y: 280 + n * 90, colour: '#ffffff', bold: 2.6 })),
    ...linesOf(description, 34, 2).map((text, n) => ({
      text,
      size: 34,
      y: below + 30 + n * 48,
      colour: '#c9c4dc',
    })),
  ];
  const [brand, ...rest] = lines.map(outline);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#100e18"/>
<circle cx="1150" cy="40" r="190" fill="none" stroke="#7c3aed" stroke-width="48" opacity="0.55"/>
<circle cx="1150" cy="40" r="92" fill="none" stroke="#a78bfa" stroke-width="26" opacity="0.5"/>
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="#7c3aed"/>
<g transform="translate(${LEFT} 78) scale(1.9)">${MARKUP}</g>
<g transform="translate(82 0)">${brand}</g>
${rest.join('\n')}
</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** The mark of the site in a size that phones and older browsers ask for. */
export const iconPicture = (size: number): Buffer =>
  new Resvg(readFileSync(MARK, 'utf8'), { fitTo: { mode: 'width', value: size } }).render().asPng();
