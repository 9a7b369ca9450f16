import { useEffect } from 'react';
import { preload } from '@/components/lazy-part.tsx';

/** The code that asks the questions. */
export const loadRunner = () => import('../routes/take.tsx');

/** Loads it while the page before the start is read: none of the time to answer goes into a download. */
export function useRunnerCode(): void {
  useEffect(() => {
    preload(loadRunner);
    preload(() => import('../take/navigator-panel.tsx'));
    // Where a quiz has them, no network may be needed any more.
    preload(() => import('../take/place-inputs.tsx'));
    preload(() => import('../take/questions-page.tsx'));
  }, []);
}
