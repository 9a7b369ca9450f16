import { useState } from 'react';

export interface Selection {
  /** Selected visible rows. */
  selected: ReadonlySet<string>;
  /** State of the visible rows: all, some or none selected. */
  state: boolean | 'indeterminate';
  toggle: (id: string) => void;
  /** Selects all visible rows, or none if all were selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Manages a list's selected rows. Excludes rows that are no longer visible (filtered, deleted). */
export function useSelection(items: readonly { id: string }[], initial: readonly string[] = []): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(initial));
  const ids = items.map(({ id }) => id);
  const selected = new Set(ids.filter((id) => marked.has(id)));
  const isAll = ids.length > 0 && selected.size === ids.length;
  return {
    selected,
    state: isAll || (selected.size > 0 && 'indeterminate'),
    toggle(id) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setMarked(next);
    },
    toggleAll: () => setMarked(new Set(isAll ? [] : ids)),
    clear: () => setMarked(new Set()),
  };
}
