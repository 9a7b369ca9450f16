import { BYTE_ORDER_MARK, quote } from '../_export/csv.ts';
import { guarded } from '@quizhall/shared/rules/cell-text';
import type { PagedFormat } from './paged.ts';
import { type Cell, headingOf, rowOf } from './table.ts';

/** Spreadsheets cut spaces at the start of a cell off: what is left must be no formula either. */
const safe = (text: string): string => {
  const rest = text.trimStart();
  return /^[\t\r\n]/.test(text) || guarded(rest) !== rest ? `'${text}` : text;
};

function textOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return quote(safe(cell));
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

const line = (cells: readonly Cell[]): string => `${cells.map(textOf).join(',')}\r\n`;

/** CSV (RFC 4180) with a byte order mark; no cell is taken for a formula. */
export const csv: PagedFormat = {
  contentType: 'text/csv; charset=utf-8',
  ending: '.results.csv',
  page: (about, submissions) => [submissions.map((submission) => line(rowOf(submission, about))).join('')],
  frame: (about) => [`${BYTE_ORDER_MARK}${line(headingOf(about))}`, { lane: 0 }],
};
