import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { questionIndexOf } from '../model/problems.ts';

/** Best first: what is wrong, then what is typed into, then whatever takes the focus. */
const FOCUSABLE = [
  '[aria-invalid="true"]',
  'textarea, input:not([type="file"], [type="radio"], [type="checkbox"])',
  'input:not([type="file"]), button',
];

/** The slot of this field, or of the nearest field around it. */
function slotOf(path: string): HTMLElement | null {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const slot = document.querySelector<HTMLElement>(`[data-field="${path.slice(0, end)}"]`);
    if (slot) return slot;
  }
  return null;
}

/** Leads to a field by its path: opens its question, scrolls there and focuses it. */
export function useGoTo(openQuestion: (index: number) => void): (path: string) => void {
  return useCallback(
    (path: string) => {
      const index = questionIndexOf(path);
      if (index !== undefined) flushSync(() => openQuestion(index));
      const slot = slotOf(path) ?? document.getElementById(path.split('.')[0] ?? '');
      const folded = slot?.closest('details');
      if (folded) folded.open = true;
      slot?.scrollIntoView({ block: 'center' });
      const target = FOCUSABLE.map((selector) => slot?.querySelector<HTMLElement>(selector)).find(Boolean);
      target?.focus({ preventScroll: true });
    },
    [openQuestion],
  );
}
