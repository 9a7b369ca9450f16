import type { Question } from '@quizhall/shared/model/quizzes/question';
import { guarded } from '@quizhall/shared/rules/imports/cell-text';
import { writeTable } from './table.ts';

/** A cell as RFC 4180 writes it. */
const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const toCell = (cell: string): string => quote(guarded(cell));

/** Spreadsheets cut spaces at the start of a cell off: the rest must not be a formula either. */
const safe = (cell: string): string => {
  const rest = cell.trimStart();
  return /^[\t\r\n]/.test(cell) || guarded(rest) !== rest ? `'${cell}` : cell;
};

/** Rows as CSV (RFC 4180) for people; no cell is taken for a formula. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quote(safe(cell))).join(',')}\r\n`).join('');

export const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function writeCsv(questions: readonly Question[]) {
  const { rows, report } = writeTable(questions);
  const lines = rows.map((row) => `${row.map(toCell).join(',')}\r\n`);
  return { text: `${BYTE_ORDER_MARK}${lines.join('')}`, report };
}
