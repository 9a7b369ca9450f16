import { readHeader, type Row } from '@quizhall/shared/rules/imports/cell-columns';
import { type ColumnId, PLAIN_COLUMNS } from './columns.ts';
import { columnsOf, type Edit, type RowTexts, write } from './edits.ts';
import { type Area, isIn } from './selection.ts';
import { tableMessages } from './table-messages.ts';
import type { TableState } from './table-state.ts';
import type { Cells } from './tsv.ts';

const { said } = tableMessages;

/**
 * Minimum number of known headings, with a key among them. A question row can contain fewer of the words by chance.
 */
const LEAST_HEADINGS = 3;

interface Texts {
  rows: RowTexts[];
  /** Names of content that does not fit the table. */
  leftOut: Set<string>;
}

/** Returns the row of the pasted line `index`. Selected rows are filled in order; further lines go below. */
function placeIn({ top, rows }: Area, index: number): number {
  const picked = [...(rows ?? [])];
  const last = picked.at(-1) ?? top - 1;
  return picked[index] ?? last + 1 + index - picked.length;
}

/** Maps pasted cells to columns by their headings, independent of the target position. */
function byHeadings(cells: Cells, area: Area): Texts | undefined {
  const [first = [], ...rows] = cells;
  const header = readHeader(first);
  if (!header || rows.length === 0 || header.fit < LEAST_HEADINGS || !header.hasKey) return undefined;
  const read = rows.map(header.toRow);
  return {
    rows: read.map((row, index) => ({ row: placeIn(area, index), cells: textsIn(row) })),
    leftOut: new Set(read.flatMap(({ unknown, wrong }) => [...unknown, ...wrong])),
  };
}

function textsIn(row: Row): Map<ColumnId, string> {
  const options = row.options.map((text, index): [ColumnId, string] => [
    `option${row.numbers[index] ?? index + 1}`,
    text,
  ]);
  const named = PLAIN_COLUMNS.map((column): [ColumnId, string] => [column, row[column]]);
  return new Map([...named, ...options].filter(([, text]) => text !== ''));
}

/** A single cell fills the selection; several start at its first cell. */
function byPlace(cells: Cells, area: Area, columns: readonly ColumnId[]): Texts {
  const single = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (single !== undefined) {
    const texts = new Map(columnsOf(area, columns).map((column) => [column, single]));
    const count = area.bottom - area.top + 1;
    const rows = Array.from({ length: count }, (_, index) => ({ row: area.top + index, cells: texts }));
    return { rows: rows.filter(({ row }) => isIn(row, area)), leftOut: new Set() };
  }
  const start = Math.max(0, area.left - 1);
  const rows = cells.map((row, index) => ({
    row: placeIn(area, index),
    cells: new Map(columns.slice(start, start + row.length).map((column, at) => [column, row[at] ?? ''])),
  }));
  const beyond = cells.flatMap((row) => row.slice(columns.length - start)).filter(Boolean);
  return { rows, leftOut: new Set(beyond) };
}

/** Maximum number of rejected columns that the message names. */
const NAMED_AT_MOST = 5;

/** Pastes cells into the table and reports what does not fit. */
export function paste(state: TableState, cells: Cells, area: Area, columns: readonly ColumnId[]): Edit {
  const { rows, leftOut } = byHeadings(cells, area) ?? byPlace(cells, area, columns);
  const edit = write(state, rows);
  const count = rows.reduce((sum, row) => sum + row.cells.size, 0);
  const names = [...leftOut].slice(0, NAMED_AT_MOST).map((name) => `“${name}”`);
  return {
    ...edit,
    said: [said.pasted(count), ...edit.said, ...(names.length > 0 ? [said.leftOut(names.join(', '))] : [])],
  };
}
