import { routes } from 'virtual:contract-routes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useMemo, useReducer } from 'react';
import { toast } from 'react-hot-toast';
import { showError } from '../api/call.ts';
import { ApiError, SessionOverError } from '../api/errors.ts';
import { API_MESSAGES } from '../api/messages.ts';
import { send } from '../api/transport.ts';
import { STORAGE_KEYS } from '../storage.ts';
import { fetchMe, startUp } from './load-user.ts';
import { SESSION_MESSAGES } from './messages.ts';
import { nextChance } from './next-chance.ts';
import { renewAccessToken } from './renew.ts';
import type { Session, SessionActions } from './session-context.tsx';
import { onSessionLost, setSessionPhase } from './session-events.ts';
import { LOADING, type SessionAction, type SessionState, sessionReducer } from './session-state.ts';
import { accessToken, clearSession, parseUser, refreshToken, rememberUser, storeTokens } from './tokens.ts';

type Send = Dispatch<SessionAction>;

const initial = (): SessionState => (accessToken() ? LOADING : { status: 'signed-out', byChoice: false });

/** The session of this tab: what starts it, what ends it, and what keeps it in step with the other tabs. */
export function useSessionMachine(): Session {
  const [state, dispatch] = useReducer(sessionReducer, undefined, initial);
  const queryClient = useQueryClient();

  useEffect(() => {
    const controller = new AbortController();
    void settle(dispatch, controller.signal);
    return () => controller.abort();
  }, []);

  useEffect(() => {
    setSessionPhase(
      ({ loading: 'starting', 'signed-in': 'live', 'signed-out': 'over' } as const)[state.status],
    );
  }, [state.status]);

  useEffect(() => onSessionLost(() => forget(dispatch, queryClient)), [queryClient]);
  useOtherTabs(state.user?.id, dispatch, queryClient);

  const actions = useMemo(() => actionsOf(dispatch, queryClient), [queryClient]);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}

/** Finds out who is signed in, for as long as it takes the server to be reachable. */
async function settle(dispatch: Send, signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const startup = await startUp(signal).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    if (!startup || signal.aborted) return;
    if (startup.found === 'nobody') {
      dispatch({ type: 'gone' });
      if (startup.expired) showError(API_MESSAGES.refreshFailed);
      return;
    }
    if (startup.user) dispatch({ type: 'known', user: startup.user });
    if (startup.found === 'user') return;
    await nextChance(tries, signal);
  }
}

function actionsOf(dispatch: Send, queryClient: QueryClient): SessionActions {
  const refreshUser = async () => dispatch({ type: 'known', user: await fetchMe() });
  return {
    refreshUser,
    updateUser: (fields) => dispatch({ type: 'updated', fields }),
    signIn(tokens, user) {
      storeTokens(tokens);
      rememberUser(user);
      dispatch({ type: 'known', user });
      void queryClient.invalidateQueries();
      completeLater(refreshUser);
    },
    async signOut({ quiet = false } = {}) {
      const spent = refreshToken();
      clearSession();
      forget(dispatch, queryClient, true);
      if (!quiet) toast.success(SESSION_MESSAGES.signedOut);
      if (spent) await revoke(spent);
    },
    async resume() {
      if (!refreshToken()) return false;
      try {
        await renewAccessToken(accessToken());
        await refreshUser();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error instanceof SessionOverError) showError(API_MESSAGES.refreshFailed);
        return false;
      }
    },
  };
}

/** A login answers with the basics only; the rest may follow, and the next visit of a page asks again if it fails. */
function completeLater(refreshUser: () => Promise<void>): void {
  refreshUser().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

async function revoke(spent: string): Promise<void> {
  try {
    await send(routes.auth.logout, { body: { refreshToken: spent } });
  } catch (error) {
    // This browser has forgotten the token; a server that cannot be reached lets it expire.
    if (!(error instanceof ApiError)) throw error;
  }
}

function forget(dispatch: Send, queryClient: QueryClient, byChoice = false): void {
  dispatch({ type: 'gone', byChoice });
  queryClient.clear();
}

/** Signing in or out in one tab does so in all of them; a mere renewal of the tokens changes nothing on screen. */
function useOtherTabs(userId: string | undefined, dispatch: Send, queryClient: QueryClient): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if ((key === null || key === STORAGE_KEYS.accessToken) && !accessToken()) forget(dispatch, queryClient);
      const user = key === STORAGE_KEYS.user && newValue ? parseUser(newValue) : undefined;
      if (!user) return;
      if (userId !== undefined && user.id !== userId) queryClient.clear();
      dispatch({ type: 'known', user });
      if (user.id !== userId) completeLater(async () => dispatch({ type: 'known', user: await fetchMe() }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId, dispatch, queryClient]);
}
