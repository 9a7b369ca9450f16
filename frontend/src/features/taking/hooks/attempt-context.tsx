import { createContext, use, useSyncExternalStore } from 'react';
import type { AttemptSession } from '../session/attempt-session.ts';
import type { AttemptView } from '../session/session-types.ts';

const AttemptContext = createContext<AttemptSession | undefined>(undefined);

export const AttemptProvider = AttemptContext.Provider;

/** The running attempt. */
export function useAttempt(): AttemptSession {
  const session = use(AttemptContext);
  if (!session) throw new Error('useAttempt outside AttemptProvider');
  return session;
}

/** Part of what the screen shows of the attempt; `select` must return the same value for the same view. */
export function useAttemptView<T>(select: (view: AttemptView) => T): T {
  const session = useAttempt();
  return useSyncExternalStore(session.subscribe, () => select(session.view()));
}
