import { useSyncExternalStore } from 'react';

const preference = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const query = preference();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the person asks for less motion right now: for what moves once, when something happens. */
export const prefersReducedMotion = (): boolean => preference().matches;

/** The same for what keeps moving. Rendered ahead, nothing moves: motion starts in the browser. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
