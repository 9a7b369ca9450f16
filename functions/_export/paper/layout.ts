import type { Font } from './font.ts';
import { type Drawing, PAPER, widthOf } from './pdf.ts';

/** One line of a paper before it is set: a text, or a rule to write on. */
export interface Line {
  text?: string;
  /** In front of the text, at its first line. */
  mark?: string;
  size?: number;
  bold?: boolean;
  indent?: number;
  /** Space above. */
  above?: number;
  rule?: true;
}

const MARGIN = 56;
const SIZE = 11;
const LEADING = 1.4;
const MARK_WIDTH = 24;
const RULE_HEIGHT = 26;
const BOTTOM = PAPER.height - MARGIN - 20;

/** Pieces of a word that is longer than a line. */
function cut(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let taken = 0;
  for (const sign of word) {
    const needed = measure(sign);
    if (piece && taken + needed > width) {
      pieces.push(piece);
      piece = '';
      taken = 0;
    }
    piece += sign;
    taken += needed;
  }
  return [...pieces, piece];
}

const TAB = '    ';

/** The words of a line, the first one with the indentation before it, as code needs it. */
function wordsOf(line: string): string[] {
  const words = line.trimStart().split(' ');
  return [line.slice(0, line.length - line.trimStart().length) + words[0], ...words.slice(1)];
}

/** A text in lines of this width. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lineBreaks = text.replaceAll('\t', TAB).split('\n');
  return lineBreaks.flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let taken = 0;
    const space = measure(' ');
    const words = wordsOf(paragraph).flatMap((word) =>
      measure(word) > width ? cut(word, width, measure) : [word],
    );
    for (const word of words) {
      const needed = measure(word);
      if (line && taken + space + needed > width) {
        lines.push(line);
        line = word;
        taken = needed;
      } else {
        taken += line ? space + needed : needed;
        line = line ? `${line} ${word}` : word;
      }
    }
    return [...lines, line];
  });
}

interface Set {
  height: number;
  draw: (y: number) => Drawing[];
}

function setLine(line: Line, font: Font): Set[] {
  const { text = '', mark, size = SIZE, bold = false, indent = 0, above = 0 } = line;
  const x = MARGIN + indent;
  const right = PAPER.width - MARGIN;
  if (line.rule)
    return [{ height: RULE_HEIGHT, draw: (y) => [{ ruleFrom: x, ruleTo: right, y: y + RULE_HEIGHT - 4 }] }];
  const start = mark === undefined ? x : x + MARK_WIDTH;
  const lines = wrap(text, right - start, (piece) => widthOf(font, piece, size));
  return lines.map((piece, index) => {
    const gap = index === 0 ? above : 0;
    return {
      height: gap + size * LEADING,
      draw: (y) => [
        ...(mark !== undefined && index === 0 ? [{ text: mark, x, y: y + gap + size, size, bold }] : []),
        { text: piece, x: start, y: y + gap + size, size, bold },
      ],
    };
  });
}

/** Sets blocks one below the other; one that fits on a page is not torn apart. The foot counts the pages. */
export function setPages(blocks: readonly (readonly Line[])[], foot: string, font: Font): Drawing[][] {
  const pages: Drawing[][] = [[]];
  let y = MARGIN;
  const turn = () => {
    pages.push([]);
    y = MARGIN;
  };
  for (const block of blocks) {
    const lines = block.flatMap((line) => setLine(line, font));
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    if (y > MARGIN && y + height > BOTTOM && height <= BOTTOM - MARGIN) turn();
    for (const line of lines) {
      if (y + line.height > BOTTOM) turn();
      pages.at(-1)?.push(...line.draw(y));
      y += line.height;
    }
  }
  const [short = ''] = wrap(foot, PAPER.width - 2 * MARGIN - 60, (text) => widthOf(font, text, 8));
  return pages.map((page, index) => [
    ...page,
    { text: `${short}  ${index + 1} / ${pages.length}`, x: MARGIN, y: PAPER.height - MARGIN, size: 8 },
  ]);
}
