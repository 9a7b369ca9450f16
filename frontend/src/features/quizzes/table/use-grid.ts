import { useState } from 'react';
import { areaOf, at, moveTo, pick, type Place, type Selection, type Size, within } from './selection.ts';

/** A cell that is being written. */
export interface Editing {
  /** Initial text; the current value if undefined. */
  text?: string | undefined;
}

/** Focus, selection and edit state of the grid. */
export function useGrid(size: Size) {
  const [selection, setSelection] = useState<Selection>(at(0, 1));
  const [editing, setEditing] = useState<Editing>();
  /** Counts what calls the focus to the active cell. */
  const [calls, setCalls] = useState(0);
  // Rows and columns may have gone since.
  const current = {
    active: within(selection.active, size),
    anchor: within(selection.anchor, size),
    picked: selection.picked?.filter((row) => row < size.rows),
  };
  const select = (next: Selection) => {
    setEditing(undefined);
    setSelection(next);
    setCalls((count) => count + 1);
  };
  return {
    selection: current,
    area: areaOf(current, size),
    editing,
    calls,
    select,
    moveTo: (place: Place, extend = false) => select(moveTo(current, place, size, extend)),
    /** Moves the focus over rows that were picked one by one, which stay. */
    step: (place: Place, extend = false) =>
      select(
        current.picked && !extend
          ? { ...moveTo(current, place, size), picked: current.picked }
          : moveTo(current, place, size, extend),
      ),
    /** The initially active cell is not a user selection. */
    pick: (row: number) => select(pick(calls === 0 ? { ...current, picked: [] } : current, row, size)),
    /** Picked rows are stored by position, so reordering invalidates them. */
    letGo: () => setSelection((before) => ({ ...before, picked: undefined })),
    edit: (text?: string) => setEditing({ text }),
    /** Leaves the focus where it is. */
    stopEditing: () => setEditing(undefined),
  };
}

export type Grid = ReturnType<typeof useGrid>;
