import { useEffect } from 'react';
import { keepShellOffline, onScriptLoaded } from '@/lib/offline-shell.ts';

/**
 * Loads what this page loads only later, then keeps all of its files on the device, so that the attempt goes on, and a
 * reload works, without a network. Code that a question brings along afterwards is kept as well.
 */
export function useOfflineShell(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    // A browser that forbids service workers (private window, full disk) still takes the quiz, only not the reload.
    const keep = () => void keepShellOffline().catch(() => undefined);
    // A part that does not load now is asked for again when it is needed.
    void Promise.allSettled(parts.map((load) => load())).then(keep);
    return onScriptLoaded(keep);
  }, [parts]);
}
