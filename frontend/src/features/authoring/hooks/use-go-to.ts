import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { questionIndexOf } from '../model/problems.ts';

/** Best first: what is wrong, then what is typed into, then whatever takes the focus. */
const FOCUSABLE = [
  '[aria-invalid="true"]',
  'textarea, input:not([type="file"], [type="radio"], [type="checkbox"])',
  'input:not([type="file"]), button',
];

/** The slot of this field, or of the nearest field around it, and the row of it that the path names. */
function slotOf(path: string): { slot: HTMLElement | null; row?: HTMLElement | undefined } {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const slot = document.querySelector<HTMLElement>(`[data-field="${path.slice(0, end)}"]`);
    const index = /^\.(\d+)/.exec(path.slice(end))?.[1];
    if (slot) return { slot, row: index ? rowsOf(slot)[Number(index)] : undefined };
  }
  return { slot: document.getElementById(path.split('.')[0] ?? '') };
}

const rowsOf = (slot: HTMLElement) => slot.querySelectorAll<HTMLElement>('[data-row-start]');

/** Leads to a field by its path: opens its question, scrolls there and focuses it. */
export function useGoTo(openQuestion: (index: number) => void): (path: string) => void {
  return useCallback(
    (path: string) => {
      const index = questionIndexOf(path);
      if (index !== undefined) flushSync(() => openQuestion(index));
      const { slot, row } = slotOf(path);
      const folded = slot?.closest('details');
      if (folded) folded.open = true;
      slot?.scrollIntoView({ block: 'center' });
      const target = FOCUSABLE.map((selector) => slot?.querySelector<HTMLElement>(selector)).find(Boolean);
      (row ?? target)?.focus({ preventScroll: true });
    },
    [openQuestion],
  );
}
