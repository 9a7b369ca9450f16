import { useEffect } from 'react';
import { findPage } from '../route-table.ts';

/** Loads the code of a page when a pointer rests on, a finger touches or the focus reaches a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const asked = new Set<string>();
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      const page = findPage(link.pathname);
      if (!page || asked.has(page.path) || !navigator.onLine) return;
      asked.add(page.path);
      // A failure here costs nothing: following the link asks again, and reports.
      page.load(page.path).catch(() => asked.delete(page.path));
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, []);
}
