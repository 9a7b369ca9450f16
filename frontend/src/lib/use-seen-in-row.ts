import { useLayoutEffect, useRef } from 'react';

/** Scrolls a row horizontally until the selected item is visible, without scrolling its ancestors. */
export function useSeenInRow<Row extends HTMLElement>(chosen: string) {
  const row = useRef<Row>(null);
  const seen = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (seen.current === chosen) return;
    seen.current = chosen;
    const item = row.current?.querySelector('[aria-current=page], [data-state=active]');
    if (!row.current || !item) return;
    const [frame, box] = [row.current.getBoundingClientRect(), item.getBoundingClientRect()];
    if (box.right > frame.right) row.current.scrollLeft += box.right - frame.right;
    if (box.left < frame.left) row.current.scrollLeft += box.left - frame.left;
  }, [chosen]);
  return row;
}
