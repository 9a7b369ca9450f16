import type { Question } from '@quizhall/shared/model/question';
import { writeTable } from './table.ts';

const NUMBER = /^-?\d{1,20}(?:\.\d{1,20})?$/;
const FORMULA = /^'*[=+\-@]/;

/**
 * Spreadsheets take a cell for a formula that begins like one (OWASP, "CSV Injection"): a quotation mark before it keeps
 * it a text, and the import takes the mark away.
 */
const guard = (cell: string): string => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const toCell = (cell: string): string => quote(guard(cell));

const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function writeCsv(questions: readonly Question[]) {
  const { rows, report } = writeTable(questions);
  const lines = rows.map((row) => `${row.map(toCell).join(',')}\r\n`);
  return { text: `${BYTE_ORDER_MARK}${lines.join('')}`, report };
}
