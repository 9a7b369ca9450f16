import { useEffect } from 'react';
import { ahead } from '@/components/later.tsx';

/** The code that asks the questions. */
export const loadRunner = () => import('../routes/take.tsx');

/** Loads it while the page before the start is read: none of the time to answer goes into a download. */
export function useRunnerCode(): void {
  useEffect(() => {
    ahead(loadRunner);
    ahead(() => import('../components/take/navigator-panel.tsx'));
    // Where a quiz has them, no network may be needed any more.
    ahead(() => import('../components/take/place-inputs.tsx'));
    ahead(() => import('../components/take/questions-page.tsx'));
  }, []);
}
