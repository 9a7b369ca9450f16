import { guarded, withoutGuard } from '@quizhall/shared/rules/imports/cell-text';

/** Rows of cells, as a spreadsheet puts them on the clipboard. */
export type Cells = string[][];

/** A quoted cell: its text, and where what follows it begins; undefined where the quotation mark is a part of the text. */
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

/** A cell of a spreadsheet holds no more. */
const LONGEST_CELL = 40_000;

/** Cells between tabs and lines; one with a tab or a line break in it stands in quotation marks. */
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
