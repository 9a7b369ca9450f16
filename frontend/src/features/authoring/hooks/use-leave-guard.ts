import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/** Warns before the page is left with unsaved changes: the browser's own question, or the returned blocker's dialog. */
export function useLeaveGuard(isDirty: () => boolean): Blocker {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
}
