import { BYTE_ORDER_MARK, quote } from '../_export/csv.ts';
import type { FileAnswer } from '@quizhall/shared/contract/endpoint';
import { guarded } from '@quizhall/shared/rules/cell-text';

/** Spaces in front of what would be a formula are cut off by spreadsheets. */
const safe = (cell: string): string => (guarded(cell.trimStart()) === cell.trimStart() ? cell : `'${cell}`);

/** Rows as CSV (RFC 4180); no cell is taken for a formula. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quote(safe(cell))).join(',')}\r\n`).join('');

/** A table as a file of them, with a byte order mark. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): FileAnswer {
  return {
    bytes: new TextEncoder().encode(`${BYTE_ORDER_MARK}${csvLines(rows)}`),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
  };
}
