import { routes } from 'virtual:contract-routes';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { ApiError, type ApiErrorCode, SessionOverError } from './errors.ts';
import { API_MESSAGES } from './messages.ts';
import { sessionPhase } from './session-events.ts';
import { withLock } from '../lock.ts';
import { accessToken, clearSession, refreshToken, storeTokens } from './tokens.ts';
import { type Answer, type Parts, type SendOptions, send } from './transport.ts';

/** Errors with status 401 that do not concern the access token. */
const OTHER_REASONS: readonly ApiErrorCode[] = ['INVALID_CREDENTIALS', 'ATTEMPT_TOKEN'];

/**
 * Sends a request with the access token of the signed-in user. A rejected token is refreshed once and the request sent
 * again; a 401 without a token is left to the caller. `call` announces that a session is over.
 * @throws ApiError; SessionOverError when the session is over; the signal's reason on abort.
 */
export async function sendAuthorized<E extends Endpoint>(
  endpoint: E,
  parts: Parts,
  options: SendOptions = {},
): Promise<Answer<E>> {
  try {
    return await sendAsUser(endpoint, parts, options);
  } catch (error) {
    if (!(error instanceof SessionOverError) || endpoint.method !== 'GET' || sessionPhase() !== 'starting')
      throw error;
    // The site was opened with an expired session: the reader is a guest, and guests may read this. Writes are not
    // repeated, because a user's action must not be done as a guest.
    return send(endpoint, parts, options);
  }
}

/** As `sendAuthorized`, but never as a guest: the startup uses it to learn who is signed in. */
export async function sendAsUser<E extends Endpoint>(
  endpoint: E,
  parts: Parts,
  options: SendOptions = {},
): Promise<Answer<E>> {
  let token = accessToken();
  let fresh = false;
  for (;;) {
    try {
      return await sendWithToken(token, endpoint, parts, options);
    } catch (error) {
      if (!token || !isTokenRejected(error)) throw error;
      // A token that was issued just now and rejected: another refresh would not help.
      if (fresh) throw endSession(error);
    }
    ({ token, fresh } = await renewAccessToken(token));
    options.signal?.throwIfAborted();
  }
}

function sendWithToken<E extends Endpoint>(
  token: string | undefined,
  endpoint: E,
  parts: Parts,
  options: SendOptions,
) {
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  return send(endpoint, parts, { ...options, headers: { ...authorization, ...options.headers } });
}

function isTokenRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !OTHER_REASONS.includes(error.code);
}

/** Milliseconds; a refresh that hangs would block every other call and tab. */
const REFRESH_TIMEOUT = 20_000;

interface Renewed {
  token: string;
  /** Issued just now; otherwise another tab or call had stored it. */
  fresh: boolean;
}

let inFlight: Promise<Renewed> | undefined;

/**
 * Replaces an access token that the server rejected. Only one refresh runs at a time over all tabs; later callers find the
 * stored token.
 * @param refused the rejected access token; undefined when none was sent
 * @throws SessionOverError when the session is over, with both tokens cleared; another ApiError (no network, busy server)
 * leaves the tokens in place
 */
export function renewAccessToken(refused: string | undefined): Promise<Renewed> {
  inFlight ??= withLock('quizhall.refresh', () => renew(refused)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

/** Clears the session; the caller throws the returned error. */
function endSession(cause?: unknown): SessionOverError {
  clearSession();
  return new SessionOverError(API_MESSAGES.refreshFailed, cause);
}

async function renew(refused: string | undefined): Promise<Renewed> {
  const current = accessToken();
  if (current && current !== refused) return { token: current, fresh: false };
  const spent = refreshToken();
  if (!spent) throw endSession();
  const tokens = await refreshTokens(spent);
  // The user signed out meanwhile, here or in another tab: stay signed out.
  if (refreshToken() !== spent) throw new SessionOverError(API_MESSAGES.refreshFailed);
  storeTokens(tokens);
  return { token: tokens.accessToken, fresh: true };
}

async function refreshTokens(spent: string) {
  try {
    const answer = await send(
      routes.auth.refreshToken,
      { body: { refreshToken: spent } },
      { timeout: REFRESH_TIMEOUT },
    );
    return answer.data.tokens;
  } catch (error) {
    if (isRefusal(error) && refreshToken() === spent) throw endSession(error);
    throw error;
  }
}

/** Only an error of the API itself ends a session; a proxy's 403 page or a lost connection does not. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.fromServer && [400, 401, 403].includes(error.status);
}
