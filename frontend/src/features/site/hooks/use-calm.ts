import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const preference = window.matchMedia(QUERY);
  preference.addEventListener('change', listener);
  return () => preference.removeEventListener('change', listener);
}

/** Whether the person asked for no motion. Rendered ahead, nothing moves: motion starts in the browser. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
}
