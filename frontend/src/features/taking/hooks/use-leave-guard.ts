import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before the person leaves a running attempt, whether inside the site or by closing the page. */
export function useLeaveGuard(active: boolean, allowedPrefix: string) {
  useEffect(() => {
    if (!active) return undefined;
    // The browser words this question itself; cancelling the event is what brings it up.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      nextLocation.pathname !== currentLocation.pathname &&
      !nextLocation.pathname.startsWith(allowedPrefix),
  );
}
