/** The same list with one entry taken from one place and put at another. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  moved.splice(Math.min(Math.max(to, 0), list.length - 1), 0, ...moved.splice(from, 1));
  return moved;
}

/** Upper edge and height of a row. */
export interface Row {
  top: number;
  height: number;
}

/** Where a row that was dragged by `by` pixels belongs: behind all others whose middle lies above its own. */
export function placeOf(rows: readonly Row[], from: number, by: number): number {
  const middleOf = ({ top, height }: Row) => top + height / 2;
  const dragged = rows[from];
  if (!dragged) return from;
  const middle = middleOf(dragged) + by;
  return rows.filter((row, place) => place !== from && middleOf(row) < middle).length;
}

/** How far each row stands from its own place while one is dragged: the others make room for it. */
export function shiftsOf(rows: readonly Row[], from: number, by: number): number[] {
  const to = placeOf(rows, from, by);
  const [first, second] = rows;
  const gap = first && second ? second.top - first.top - first.height : 0;
  const room = (rows[from]?.height ?? 0) + gap;
  return rows.map((_, place) => {
    if (place === from) return by;
    if (place > from && place <= to) return -room;
    return place < from && place >= to ? room : 0;
  });
}
