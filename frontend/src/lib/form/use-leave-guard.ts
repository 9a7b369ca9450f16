import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/**
 * Warns before a page is left whose work would be lost: the browser's own question where the site is left, the
 * returned blocker's dialog inside it.
 * @param mayLose whether there is something to lose; a function where that changes without rendering
 * @param within paths that begin like this belong to the same work
 */
export function useLeaveGuard(mayLose: boolean | (() => boolean), within?: string): Blocker {
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
    if (!isElsewhere || (within !== undefined && nextLocation.pathname.startsWith(within))) return false;
    return typeof mayLose === 'function' ? mayLose() : mayLose;
  });
}
