import { useState } from 'react';
import { areaOf, at, moveTo, pick, type Place, type Selection, type Size, within } from './selection.ts';

/** Cell being edited. */
export interface Editing {
  /** Initial text; the current value if undefined. */
  text?: string | undefined;
}

/** Focus, selection and edit state of the grid. */
export function useGrid(size: Size) {
  const [selection, setSelection] = useState<Selection>(at(0, 1));
  const [editing, setEditing] = useState<Editing>();
  /** Counter that triggers a focus of the active cell. */
  const [calls, setCalls] = useState(0);
  // Rows and columns may have been removed.
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
    /** Moves the focus and keeps the individually picked rows. */
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
    /** Ends editing without moving the focus. */
    stopEditing: () => setEditing(undefined),
  };
}

export type Grid = ReturnType<typeof useGrid>;
