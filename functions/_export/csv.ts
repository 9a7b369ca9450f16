import type { Question } from '@quizhall/shared/model/question';
import { guarded } from '@quizhall/shared/rules/cell-text';
import { writeTable } from './table.ts';

/** A cell as RFC 4180 writes it. */
export const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const toCell = (cell: string): string => quote(guarded(cell));

export const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function writeCsv(questions: readonly Question[]) {
  const { rows, report } = writeTable(questions);
  const lines = rows.map((row) => `${row.map(toCell).join(',')}\r\n`);
  return { text: `${BYTE_ORDER_MARK}${lines.join('')}`, report };
}
