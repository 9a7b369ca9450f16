import { type Chunk, chunksOf } from './markdown-chunks.ts';
import { addText, FORMULA_SIGNS, type Inline, LineReader, pushText, SIGNS } from './markdown-inline.ts';
import type { Tally } from './next-match.ts';

/**
 * The Markdown that texts of quizzes may have. This is the only place that knows its signs: the screens show what is
 * parsed here, and the import writes only what is parsed here as it was meant (markdown-write.ts). One line by itself is read in markdown-inline.ts.
 *
 * Inline: `**strong**`, `*em*` and `_em_`, `` `code` ``, `[label](https://…)` or `mailto:`, `<sup>…</sup>`,
 * `<sub>…</sub>`; a backslash before a sign makes it a part of the text, for links as `]\(`. Blocks: paragraphs, line breaks and flat lists.
 * Formulas in LaTeX: `$…$`, `$$…$$` on lines of their own (dollars.ts), or MathML as it is: `<math>…</math>`. Lines between
 * fences of three backticks are code.
 * Everything else is text. Sums and names stay as they are: `2*3*4`, `2**8`, `snake_case`, and blanks (`___`) always.
 */
export type { Inline, Mark } from './markdown-inline.ts';

export type Block =
  | { type: 'paragraph'; lines: Inline[][] }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] };

function readLines(pieces: Inline[], lines: readonly string[], tally: Tally, signs = SIGNS): Inline[] {
  for (const [index, line] of lines.entries()) {
    if (index > 0) pushText(pieces, '\n');
    for (const piece of new LineReader(line, tally, signs).read()) {
      if (piece.type === 'text') pushText(pieces, piece.text);
      else pieces.push(piece);
    }
  }
  return pieces;
}

const blockOf = (chunk: Exclude<Chunk, { type: 'lines' }>): Inline =>
  chunk.type === 'math'
    ? { type: 'math', text: chunk.text }
    : { type: 'pre', language: chunk.language, children: addText([], chunk.text) };

/** The pieces of a text that stands in a line, such as a question or an option; line breaks are text. */
export function parseInline(text: string, tally: Tally = { steps: 0 }): Inline[] {
  const pieces: Inline[] = [];
  for (const chunk of chunksOf(text)) {
    tally.steps += 1;
    if (chunk.type === 'lines') readLines(pieces, chunk.lines, tally);
    else pieces.push(blockOf(chunk));
  }
  return pieces;
}

/** The same for texts that are compared as they are, such as sides of pairs: they have formulas and no marks. */
export const parseFormulas = (text: string): Inline[] =>
  readLines([], text.split('\n'), { steps: 0 }, FORMULA_SIGNS);

const ITEM = /^\s{0,3}(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;

/** Paragraphs and flat lists. A blank line, the other kind of list, code or a formula of several lines ends a block. */
export function parseMarkdown(text: string, tally: Tally = { steps: 0 }): Block[] {
  const blocks: Block[] = [];
  for (const chunk of chunksOf(text)) {
    tally.steps += 1;
    if (chunk.type === 'lines') readBlocks(blocks, chunk.lines, tally);
    else blocks.push({ type: 'paragraph', lines: [[blockOf(chunk)]] });
  }
  return blocks;
}

function readBlocks(blocks: Block[], lines: readonly string[], tally: Tally): void {
  let open: Block | undefined;
  for (const line of lines) {
    tally.steps += 1;
    if (!line.trim()) {
      open = undefined;
      continue;
    }
    const item = ITEM.exec(line);
    const ordered = item?.[1] !== undefined;
    const fits = item ? open?.type === 'list' && open.ordered === ordered : open?.type === 'paragraph';
    if (!open || !fits) {
      open = item
        ? { type: 'list', ordered, start: Number(item[1] ?? 1), items: [] }
        : { type: 'paragraph', lines: [] };
      blocks.push(open);
    }
    if (open.type === 'list') open.items.push(parseInline(item?.[2] ?? '', tally));
    else open.lines.push(parseInline(line.trimEnd(), tally));
  }
}
