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

/**
 * Where a row that was dragged by `by` pixels belongs: past every other one whose middle its front edge has passed. Middle
 * against middle would have it lie short of the row that it was dragged right onto.
 */
export function placeOf(rows: readonly Row[], from: number, by: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const top = dragged.top + by;
  const bottom = top + dragged.height;
  const middles = rows.map((row) => row.top + row.height / 2);
  const passedBelow = middles.filter((middle, place) => place > from && middle < bottom).length;
  const passedAbove = middles.filter((middle, place) => place < from && middle > top).length;
  return from + passedBelow - passedAbove;
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
