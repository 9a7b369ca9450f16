import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/**
 * Warns before a page is left whose work would be lost: the browser's own question where the site is left, the
 * returned blocker's dialog inside it.
 * @param mayLose whether there is something to lose; a function where that changes without rendering
 * @param within paths that begin like this belong to the same work; a function is asked before each way
 */
export function useLeaveGuard(
  mayLose: boolean | (() => boolean),
  within?: string | (() => string | undefined),
): Blocker {
  useEffect(() => {
    if (mayLose === false) return undefined;
    // The browser words this question itself; cancelling the event is what brings it up.
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLose === true || mayLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayLose]);
  return useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = nextLocation.pathname !== currentLocation.pathname;
    if (!isElsewhere) return false;
    const same = typeof within === 'function' ? within() : within;
    if (same !== undefined && nextLocation.pathname.startsWith(same)) return false;
    return typeof mayLose === 'function' ? mayLose() : mayLose;
  });
}
