import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: paper has nothing to press, so it gets everything that is folded away. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    // The picture is taken as soon as the listener returns.
    const on = (type: string, to: boolean) =>
      window.addEventListener(type, () => flushSync(() => setPrinting(to)), { signal: over.signal });
    on('beforeprint', true);
    on('afterprint', false);
    return () => over.abort();
  }, []);
  return printing;
}
