import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State passed to the edit page of a quiz that was just created. */
export interface Handover {
  /** Message of the save. */
  said: string;
}

/** Reads the handover once. A reload starts without it. */
export function useHandover(): Handover | null {
  const [handover] = useState(useLocation().state as Handover | null);
  useEffect(() => {
    if (!handover) return;
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    // The button that was pressed on the other page; without a place of its own the focus would go to the heading.
    document.querySelector<HTMLElement>('[data-after-save]')?.focus({ preventScroll: true });
  }, [handover]);
  return handover;
}
