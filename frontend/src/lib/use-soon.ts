import { useEffect, useState } from 'react';

/** Maximum delay, however busy the browser is. */
const LATEST_MS = 2_000;

/**
 * Returns false for the first render, then true once the page has loaded and the browser is idle, or the user
 * scrolls.
 */
export function useSoon(): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const begin = new AbortController();
    const { signal } = begin;
    const now = () => {
      begin.abort();
      setSoon(true);
    };
    const whenIdle = () => {
      if (signal.aborted) return;
      // Safari has no idle callback.
      if (typeof requestIdleCallback === 'function') {
        const handle = requestIdleCallback(now, { timeout: LATEST_MS });
        signal.addEventListener('abort', () => cancelIdleCallback(handle));
      } else {
        const timer = setTimeout(now, LATEST_MS / 10);
        signal.addEventListener('abort', () => clearTimeout(timer));
      }
    };
    window.addEventListener('scroll', now, { signal, passive: true });
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { signal });
    return () => begin.abort();
  }, []);
  return isSoon;
}
