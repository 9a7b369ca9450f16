import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How the create page hands over to the edit page of the quiz that it has just created. */
export interface Handover {
  published: boolean;
  /** What the save said. */
  said: string;
  /** The question that was open. */
  openId: string | undefined;
}

/** What the create page left for this one, once: a reload of the page starts without it. */
export function useHandover(): Handover | null {
  const [handover] = useState(useLocation().state as Handover | null);
  useEffect(() => {
    if (!handover) return;
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    // The button that was pressed on the other page; without a place of its own the focus would go to the heading.
    if (!handover.published)
      document.querySelector<HTMLElement>('[data-after-save]')?.focus({ preventScroll: true });
  }, [handover]);
  return handover;
}
