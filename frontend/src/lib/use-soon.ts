import { useEffect, useState } from 'react';

/** However busy the browser is, it is soon by then. */
const LATEST_MS = 2_000;

/** False for the first screen; true once the page has loaded and the browser has a moment, or somebody scrolls. */
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
