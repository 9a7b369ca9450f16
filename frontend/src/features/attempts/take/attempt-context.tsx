import { createContext, use, useSyncExternalStore } from 'react';
import type { AttemptRunner } from '../runner/attempt-runner.ts';
import type { AttemptView } from '../runner/runner-types.ts';

const AttemptContext = createContext<AttemptRunner | undefined>(undefined);

export const AttemptProvider = AttemptContext.Provider;

/** The running attempt. */
export function useAttempt(): AttemptRunner {
  const runner = use(AttemptContext);
  if (!runner) throw new Error('useAttempt outside AttemptProvider');
  return runner;
}

/** Part of what the screen shows of the attempt; `select` must return the same value for the same view. */
export function useAttemptView<T>(select: (view: AttemptView) => T): T {
  const runner = useAttempt();
  return useSyncExternalStore(runner.subscribe, () => select(runner.view()));
}
