import { useState } from 'react';

export interface Selection {
  /** Of the rows that are shown. */
  selected: ReadonlySet<string>;
  /** All of the rows that are shown, some, or none. */
  state: boolean | 'indeterminate';
  toggle: (id: string) => void;
  /** Selects every row that is shown; none when all of them were. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows of a list are selected. A row that is no longer shown (filtered, deleted) is not acted upon. */
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
