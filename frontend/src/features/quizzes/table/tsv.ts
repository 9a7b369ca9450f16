import { guarded, withoutGuard } from '@quizhall/shared/rules/imports/cell-text';

/** Rows of cells, in the clipboard format of spreadsheets. */
export type Cells = string[][];

/** Parses a quoted cell: its text and the end. Undefined if the quotation mark is part of the text. */
function quotedAt(text: string, start: number): { cell: string; end: number } | undefined {
  let cell = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else {
      const after = text[at + 1];
      return after === undefined || after === '\t' || after === '\n' ? { cell, end: at + 1 } : undefined;
    }
  }
  return undefined;
}

const plainAt = (text: string, start: number): { cell: string; end: number } => {
  const [cell = ''] = /^[^\t\n]*/.exec(text.slice(start, start + LONGEST_CELL)) ?? [];
  return { cell, end: start + cell.length };
};

/** Maximum length of a cell in characters, above the limits of spreadsheets. */
const LONGEST_CELL = 40_000;

/** Parses cells separated by tabs and lines. Cells with a tab or line break are quoted. */
export function readTsv(pasted: string): Cells {
  const text = pasted.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: Cells = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = (text[at] === '"' && quotedAt(text, at)) || plainAt(text, at);
    rows.at(-1)?.push(withoutGuard(cell.trim()));
    if (end >= text.length) return rows;
    if (text[end] === '\n') rows.push([]);
    // Only a cell that exceeds the maximum length continues without a separator.
    at = text[end] === '\n' || text[end] === '\t' ? end + 1 : end;
  }
}

const quote = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Escapes formulas: co-authors' texts are pasted into spreadsheets. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quote(guarded(cell))).join('\t')).join('\n');
