/** A cell by its place: column 0 holds the number of the row and stands for the whole row. */
export interface Place {
  row: number;
  column: number;
}

/** The cell that has the focus, and the one at which the selection began. */
export interface Selection {
  active: Place;
  anchor: Place;
  /** Rows that were picked one by one, wherever they are; they are selected instead of what lies between the two. */
  picked?: readonly number[] | undefined;
}

export interface Size {
  rows: number;
  columns: number;
}

/** Selected area: first and last row and column. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** The rows of it, where some between the first and the last are left out. */
  rows?: ReadonlySet<number>;
}

export const isIn = (row: number, { top, bottom, rows }: Area): boolean =>
  rows ? rows.has(row) : row >= top && row <= bottom;

export const at = (row: number, column: number): Selection => ({
  active: { row, column },
  anchor: { row, column },
});

export function areaOf({ active, anchor, picked }: Selection, { columns }: Size): Area {
  if (picked) {
    const [top = active.row, bottom = active.row] = [picked[0], picked.at(-1)];
    return { top, bottom, left: 0, right: columns - 1, rows: new Set(picked) };
  }
  const whole = active.column === 0 || anchor.column === 0;
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: whole ? 0 : Math.min(active.column, anchor.column),
    right: whole ? columns - 1 : Math.max(active.column, anchor.column),
  };
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, most), Math.max(0, value));

export const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

/** Moves the focus; `extend` keeps where the selection began. */
export function moveTo(selection: Selection, place: Place, size: Size, extend = false): Selection {
  const active = within(place, size);
  return { active, anchor: extend ? selection.anchor : active };
}

/** Picks a row beside those that are selected, or lets go of it; their order is that of the table. */
export function pick(selection: Selection, row: number, size: Size): Selection {
  const { picked } = selection;
  const { top, bottom } = areaOf(selection, size);
  const rows = new Set(picked ?? Array.from({ length: bottom - top + 1 }, (_, index) => top + index));
  if (!rows.delete(row)) rows.add(row);
  const place = { row, column: 0 };
  return { active: place, anchor: place, picked: [...rows].sort((a, b) => a - b) };
}

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;

type Step = (place: Place, size: Size) => Place;

const STEPS: Record<string, Step> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

/** With Ctrl: as far as it goes. */
const JUMPS: Record<string, Step> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** Returns the cell that a key moves to; undefined for other keys. */
export function stepOf(key: string, jump: boolean, place: Place, size: Size): Place | undefined {
  const step = (jump ? JUMPS : STEPS)[key];
  return step && within(step(place, size), size);
}

/** The next cell of the row, or the one before; undefined at its end, where Tab leaves the table. */
export function tabOf({ row, column }: Place, by: 1 | -1, { columns }: Size): Place | undefined {
  const next = column + by;
  return next < 0 || next >= columns ? undefined : { row, column: next };
}
