import { useEffect } from 'react';

/** The code that asks the questions. */
export const loadRunner = () => import('../routes/take.tsx');

/** Loads it while the page before the start is read: none of the time to answer goes into a download. */
export function useRunnerCode(): void {
  useEffect(() => {
    // What fails here is asked for again, and reported, when the attempt opens.
    loadRunner().catch(() => undefined);
  }, []);
}
