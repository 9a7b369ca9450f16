import type { ReactNode } from 'react';
import { SessionContext } from './session-context.tsx';
import { useSessionMachine } from './use-session-machine.ts';

/** Provides the session to the whole site. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useSessionMachine()}>{children}</SessionContext>;
}
