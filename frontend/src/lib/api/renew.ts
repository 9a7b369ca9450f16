import { routes } from 'virtual:contract-routes';
import { ApiError, SessionOverError } from './errors.ts';
import { API_MESSAGES } from './messages.ts';
import { send } from './transport.ts';
import { withLock } from '../lock.ts';
import { accessToken, clearSession, refreshToken, storeTokens } from './tokens.ts';

/** A hung refresh would keep every other call and tab waiting. */
const TIMEOUT = 20_000;

interface Renewed {
  token: string;
  /** Issued just now; otherwise it was found in storage, where another tab or call had put it. */
  fresh: boolean;
}

let inFlight: Promise<Renewed> | undefined;

/**
 * A working access token in place of one that the server refused. One refresh at a time over all tabs: whoever comes
 * second finds the token that the first one stored.
 * @param refused the access token that was sent; undefined when there was none
 * @throws SessionOverError when the session is over, with both tokens cleared; any other ApiError means that nobody
 * knows yet (no network, a busy server), and the tokens are kept.
 */
export function renewAccessToken(refused: string | undefined): Promise<Renewed> {
  inFlight ??= withLock('quizhall.refresh', () => renew(refused)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

/** Clears the session; the caller throws what it returns. */
export function endSession(cause?: unknown): SessionOverError {
  clearSession();
  return new SessionOverError(API_MESSAGES.refreshFailed, cause);
}

async function renew(refused: string | undefined): Promise<Renewed> {
  const current = accessToken();
  if (current && current !== refused) return { token: current, fresh: false };
  const spent = refreshToken();
  if (!spent) throw endSession();
  const tokens = await exchange(spent);
  // Signed out, here or in another tab, while the server was answering: stay signed out.
  if (refreshToken() !== spent) throw new SessionOverError(API_MESSAGES.refreshFailed);
  storeTokens(tokens);
  return { token: tokens.accessToken, fresh: true };
}

async function exchange(spent: string) {
  try {
    const answer = await send(
      routes.auth.refreshToken,
      { body: { refreshToken: spent } },
      { timeout: TIMEOUT },
    );
    return answer.data.tokens;
  } catch (error) {
    if (isRefusal(error) && refreshToken() === spent) throw endSession(error);
    throw error;
  }
}

/** Only the API's own refusal ends a session; a proxy's 403 page or a lost connection does not. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.fromServer && [400, 401, 403].includes(error.status);
}
