import type { SignedInUser, Tokens } from '@quizhall/shared/model/accounts/user';
import { createContext, use } from 'react';
import type { SessionState, SessionUser } from './session-state.ts';

export type { SessionUser } from './session-state.ts';

export interface SessionActions {
  /** Stores the tokens and displays the user after a login or completed signup. */
  signIn: (tokens: Tokens, user: SignedInUser) => void;
  /** Ends the session here and on the server, with a toast unless `quiet`. The caller navigates to `/`. */
  signOut: (options?: { quiet?: boolean }) => Promise<void>;
  /** Merges fields into the current user. */
  updateUser: (fields: Partial<SessionUser>) => void;
  /**
   * Tries to resume a session from a stored refresh token, as the login page does on arrival. Resolves to whether
   * a user is signed in; never rejects.
   */
  resume: () => Promise<boolean>;
}

export type Session = SessionState & SessionActions;

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the current session. `user` is set exactly when `status` is `signed-in`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}
