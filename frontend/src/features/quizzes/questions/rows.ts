/** Row of an editable list. `key` identifies it while rows are added, removed and moved. */
export interface Keyed {
  key: string;
}

export interface RowLimits {
  min: number;
  max: number;
}

export const changeRow = <Row extends Keyed>(rows: Row[], key: string, change: Partial<Row>): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/** Inserts rows after `place`, up to the limit. */
export function insertRows<Row>(
  rows: Row[],
  place: number,
  added: readonly Row[],
  { max }: RowLimits,
): Row[] {
  const room = Math.max(0, max - rows.length);
  return room === 0 ? rows : rows.toSpliced(place + 1, 0, ...added.slice(0, room));
}

export function removeRow<Row extends Keyed>(rows: Row[], key: string, { min }: RowLimits): Row[] {
  return rows.length > min ? rows.filter((row) => row.key !== key) : rows;
}

/** Moves a row by an offset. Ignored beyond the ends. */
export function moveRow<Row>(rows: Row[], place: number, by: number): Row[] {
  const row = rows[place];
  const to = place + by;
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(place, 1).toSpliced(to, 0, row);
}

/** Inserts pasted rows. The first one fills the target row if that is empty. */
export function pasteRows<Row extends Keyed>(
  rows: Row[],
  place: number,
  pasted: readonly Row[],
  limits: RowLimits & { isEmpty: (row: Row) => boolean },
): Row[] {
  const [first, ...others] = pasted;
  const into = rows[place];
  if (!first || !into) return rows;
  if (!limits.isEmpty(into)) return insertRows(rows, place, pasted, limits);
  // The following rows fill empty rows below first.
  const below = rows.slice(place + 1);
  const free = below.findIndex((row) => !limits.isEmpty(row));
  const empties = Math.min(others.length, free < 0 ? below.length : free);
  const left = rows.toSpliced(place, 1 + empties, { ...first, key: into.key });
  return insertRows(left, place, others, limits);
}
