/** Cell position. Column 0 is the row number and stands for the whole row. */
export interface Place {
  row: number;
  column: number;
}

/** Active cell, and the cell where the selection started. */
export interface Selection {
  active: Place;
  anchor: Place;
  /** Individually picked rows. They replace the range between the two cells. */
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
  /** Selected rows, if not contiguous. */
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

/** Moves the focus. `extend` keeps the start of the selection. */
export function moveTo(selection: Selection, place: Place, size: Size, extend = false): Selection {
  const active = within(place, size);
  return { active, anchor: extend ? selection.anchor : active };
}

/** Adds or removes a row from the selection, in table order. */
export function pick(selection: Selection, row: number, size: Size): Selection {
  const { picked } = selection;
  const { top, bottom } = areaOf(selection, size);
  const rows = new Set(picked ?? Array.from({ length: bottom - top + 1 }, (_, index) => top + index));
  if (!rows.delete(row)) rows.add(row);
  const place = { row, column: 0 };
  return { active: place, anchor: place, picked: [...rows].sort((a, b) => a - b) };
}

/** Number of rows that Page Up and Page Down move. */
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

/** Targets with Ctrl: the end in that direction. */
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

/** Returns the next or previous cell of the row; undefined at its end, where Tab leaves the table. */
export function tabOf({ row, column }: Place, by: 1 | -1, { columns }: Size): Place | undefined {
  const next = column + by;
  return next < 0 || next >= columns ? undefined : { row, column: next };
}
