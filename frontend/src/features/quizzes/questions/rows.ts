/** A row of a list that the builder edits: `key` is its identity while rows come, go and change places. */
export interface Keyed {
  key: string;
}

export interface RowLimits {
  min: number;
  max: number;
}

export const changeRow = <Row extends Keyed>(rows: Row[], key: string, change: Partial<Row>): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/** New rows after `place`, as many as there is room for. */
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

/** Up or down by so many places; beyond the ends nothing happens. */
export function moveRow<Row>(rows: Row[], place: number, by: number): Row[] {
  const row = rows[place];
  const to = place + by;
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(place, 1).toSpliced(to, 0, row);
}

/** Pasted lines that stand for rows: the first fills the row it was pasted into where that was empty, others follow. */
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
  // Empty rows below take what comes next: a new question starts with some.
  const below = rows.slice(place + 1);
  const free = below.findIndex((row) => !limits.isEmpty(row));
  const empties = Math.min(others.length, free < 0 ? below.length : free);
  const left = rows.toSpliced(place, 1 + empties, { ...first, key: into.key });
  return insertRows(left, place, others, limits);
}
