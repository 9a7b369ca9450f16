import { useSyncExternalStore } from 'react';

const preference = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  const query = preference();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the user currently prefers reduced motion, for one-time animations. */
export const prefersReducedMotion = (): boolean => preference().matches;

/** Variant for continuous animations. Prerendered pages have no motion; it starts in the browser. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
