import { BYTE_ORDER_MARK, csvLines } from '../../exports/model/csv.ts';
import type { PagedFormat } from './paged-format.ts';
import { type Cell, headingOf, rowOf } from './results-table.ts';

function textOf(cell: Cell = ''): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

const line = (cells: readonly Cell[]): string => csvLines([cells.map(textOf)]);

/** CSV (RFC 4180) with a byte order mark; no cell is taken for a formula. */
export const csv: PagedFormat = {
  contentType: 'text/csv; charset=utf-8',
  ending: '.results.csv',
  page: (about, submissions) => [submissions.map((submission) => line(rowOf(submission, about))).join('')],
  frame: (about) => [`${BYTE_ORDER_MARK}${line(headingOf(about))}`, { lane: 0 }],
};
