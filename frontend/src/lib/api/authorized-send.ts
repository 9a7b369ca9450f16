import { routes } from 'virtual:contract-routes';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { ApiError, type ApiErrorCode, SessionOverError } from './errors.ts';
import { API_MESSAGES } from './messages.ts';
import { sessionPhase } from './session-events.ts';
import { withLock } from '../lock.ts';
import { accessToken, clearSession, refreshToken, storeTokens } from './tokens.ts';
import { type Answer, type Parts, type SendOptions, send } from './transport.ts';

/** Error codes with status 401 that do not concern the access token. */
const OTHER_REASONS: readonly ApiErrorCode[] = ['INVALID_CREDENTIALS', 'ATTEMPT_TOKEN'];

/**
 * Sends a request with the user's access token. Refreshes a rejected token once and retries. A 401 without a token
 * is left to the caller; `call` announces a lost session.
 * @throws ApiError; SessionOverError when the session has ended; the signal's reason on abort.
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
    // The stored session has expired, so retry reads as a guest. Writes are not retried: a user's action must not
    // run as a guest.
    return send(endpoint, parts, options);
  }
}

/** Variant of `sendAuthorized` that never falls back to guest access. Startup uses it to identify the user. */
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
      // A freshly issued token was rejected: another refresh would not help.
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

/** Milliseconds. A hanging refresh would block every other call and tab. */
const REFRESH_TIMEOUT = 20_000;

interface Renewed {
  token: string;
  /** True if issued by this call; false if another tab or call had already stored it. */
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

/** Clears the session and returns the error for the caller to throw. */
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
  // The user signed out in the meantime, here or in another tab: stay signed out.
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

/** Returns whether the API itself rejected the session. A proxy's 403 page or a lost connection does not end it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.fromServer && [400, 401, 403].includes(error.status);
}
