import { BYTE_ORDER_MARK, quote } from '../_export/csv.ts';
import type { FileAnswer } from '@quizhall/shared/contract/endpoint';
import { guarded } from '@quizhall/shared/rules/cell-text';

/** Spaces in front of what would be a formula are cut off by spreadsheets. */
const safe = (cell: string): string => (guarded(cell.trimStart()) === cell.trimStart() ? cell : `'${cell}`);

/** A table as CSV (RFC 4180) with a byte order mark; no cell is taken for a formula. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): FileAnswer {
  const lines = rows.map((row) => `${row.map((cell) => quote(safe(cell))).join(',')}\r\n`);
  return {
    bytes: new TextEncoder().encode(`${BYTE_ORDER_MARK}${lines.join('')}`),
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
  };
}
