import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/**
 * Warns before unsaved work is lost: with the browser's prompt when leaving the site, with the returned blocker's
 * dialog inside it.
 * @param mayLose whether there is unsaved work; a function if that changes without rendering
 * @param within path prefixes that belong to the same work; a function is called before each navigation
 */
export function useLeaveGuard(
  mayLose: boolean | (() => boolean),
  within?: string | (() => string | undefined),
): Blocker {
  useEffect(() => {
    if (mayLose === false) return undefined;
    // The browser supplies the prompt's text; canceling the event shows it.
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
