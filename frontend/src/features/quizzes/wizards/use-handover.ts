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
    // Restores the focus to the equivalent of the button pressed on the previous page; otherwise the heading would
    // receive it.
    document.querySelector<HTMLElement>('[data-after-save]')?.focus({ preventScroll: true });
  }, [handover]);
  return handover;
}
