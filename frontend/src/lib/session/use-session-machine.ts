import type { SessionPerson } from '@quizhall/shared/model/accounts/user';
import { type Dispatch, useEffect, useMemo, useReducer } from 'react';
import { toast } from 'react-hot-toast';
import { ApiError, SessionOverError } from '../api/errors.ts';
import { API_MESSAGES } from '../api/messages.ts';
import { showError } from '../show-error.ts';
import { STORAGE_KEYS } from '../storage.ts';
import { SESSION_MESSAGES } from './messages.ts';
import type { Startup } from './session-calls.ts';
import type { Session, SessionActions } from './session-context.tsx';
import {
  announcePersonArrived,
  announcePersonChanged,
  announcePersonLeft,
  onPersonLeft,
  onSessionLost,
  setSessionPhase,
} from '../api/session-events.ts';
import { LOADING, type SessionAction, type SessionState, sessionReducer } from './session-state.ts';
import {
  accessToken,
  clearSession,
  parseUser,
  refreshToken,
  rememberedUser,
  rememberUser,
  storeTokens,
} from '../api/tokens.ts';

const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;

/** Resolves when the network is back, after exponential backoff, or on abort. */
function nextChance(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

type Send = Dispatch<SessionAction>;

const PHASES = { loading: 'starting', 'signed-in': 'live', 'signed-out': 'over' } as const;

const initial = (): SessionState => (accessToken() ? LOADING : { status: 'signed-out', byChoice: false });

/**
 * Loads the session API code on demand: guests on the landing page do not need it. A failed load counts as a
 * network error.
 */
const sessionCalls = () =>
  import('./session-calls.ts').catch((cause: unknown) => {
    throw new ApiError(API_MESSAGES.network, { code: 'NETWORK', cause });
  });

const fetchSession = async (): Promise<SessionPerson> => (await sessionCalls()).fetchSession();

/** Manages this tab's session: start, end and synchronization with other tabs. */
export function useSessionMachine(): Session {
  const [state, dispatch] = useReducer(sessionReducer, undefined, initial);

  useEffect(() => {
    if (!accessToken()) return undefined;
    const controller = new AbortController();
    void settle(dispatch, controller.signal);
    return () => controller.abort();
  }, []);

  useEffect(() => setSessionPhase(PHASES[state.status]), [state.status]);
  useEffect(() => onSessionLost(() => forget(dispatch)), []);
  useOtherTabs(state.user?.id, dispatch);

  const actions = useMemo(() => actionsOf(dispatch), []);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}

/** Determines who is signed in and retries until the server is reachable. */
async function settle(dispatch: Send, signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const startup = await askWho(signal);
    if (!startup) return;
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

/** Requests the current user. Undefined after an abort. */
async function askWho(signal: AbortSignal): Promise<Startup | undefined> {
  try {
    const { startUp } = await sessionCalls();
    const startup = await startUp(signal);
    return signal.aborted ? undefined : startup;
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof ApiError) return { found: 'unknown', user: rememberedUser() };
    throw error;
  }
}

/**
 * Loads the rest of the user's data after login and retries until it succeeds. Discards the result if that user
 * has signed out.
 */
async function learnRest(dispatch: Send, id: string): Promise<void> {
  const controller = new AbortController();
  const stop = onPersonLeft(() => controller.abort());
  const isGone = () => controller.signal.aborted || rememberedUser()?.id !== id;
  for (let tries = 0; !isGone(); tries += 1) {
    const user = await fetchSession().catch(orLater);
    if (user?.id === id && !isGone()) {
      rememberUser(user);
      dispatch({ type: 'known', user });
    }
    if (user) break;
    await nextChance(tries, controller.signal);
  }
  stop();
}

/**
 * Returns undefined for errors that a retry may resolve.
 * @throws ApiError otherwise
 */
function orLater(error: unknown): undefined {
  if (!(error instanceof ApiError && error.isTemporary)) throw error;
}

function actionsOf(dispatch: Send): SessionActions {
  return {
    updateUser: (fields) => dispatch({ type: 'updated', fields }),
    signIn(tokens, user) {
      storeTokens(tokens);
      rememberUser(user);
      dispatch({ type: 'known', user });
      announcePersonArrived();
      void attempt(() => learnRest(dispatch, user.id));
    },
    async signOut({ quiet = false } = {}) {
      const spent = refreshToken();
      clearSession();
      forget(dispatch, true);
      if (!quiet) toast.success(SESSION_MESSAGES.signedOut);
      // This browser no longer has the token. If the server is unreachable, the token expires on its own.
      if (spent) await attempt(async () => (await sessionCalls()).revoke(spent));
    },
    async resume() {
      if (!refreshToken()) return false;
      const error = await attempt(async () => {
        const { resumeSession } = await sessionCalls();
        dispatch({ type: 'known', user: await resumeSession() });
      });
      if (error instanceof SessionOverError) showError(API_MESSAGES.refreshFailed);
      return error === undefined;
    },
  };
}

/** Runs a task that may fail: its data is requested again the next time the site opens. */
async function attempt(task: () => Promise<void>): Promise<ApiError | undefined> {
  try {
    await task();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function forget(dispatch: Send, byChoice = false): void {
  dispatch({ type: 'gone', byChoice });
  announcePersonLeft();
}

/** Mirrors sign-in and sign-out across tabs. A token renewal alone changes nothing on screen. */
function useOtherTabs(userId: string | undefined, dispatch: Send): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if ((key === null || key === STORAGE_KEYS.accessToken) && !accessToken()) forget(dispatch);
      const user = key === STORAGE_KEYS.user && newValue ? parseUser(newValue) : undefined;
      if (!user) return;
      if (userId !== undefined && user.id !== userId) announcePersonLeft();
      dispatch({ type: 'known', user });
      if (user.id === userId) announcePersonChanged();
      else void attempt(() => learnRest(dispatch, user.id));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId, dispatch]);
}
