import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { endSession, renewAccessToken } from './renew.ts';
import { sessionPhase } from './session-events.ts';
import { accessToken } from './tokens.ts';
import { ApiError, type ApiErrorCode, SessionOverError } from './errors.ts';
import { type Answer, type Parts, type SendOptions, send } from './transport.ts';

/** Refusals with status 401 that say nothing about the access token. */
const OTHER_REASONS: readonly ApiErrorCode[] = ['INVALID_CREDENTIALS', 'ATTEMPT_TOKEN'];

/**
 * A request in the name of whoever is signed in. A refused access token is renewed once, silently, and the request
 * repeated; a 401 without a sent token is the caller's to handle. Tells nobody that a session is over: `call` does.
 * @throws ApiError; SessionOverError when the session is over; the signal's reason on abort.
 */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  parts: Parts,
  options: SendOptions = {},
): Promise<Answer<E>> {
  try {
    return await exchangeAsUser(endpoint, parts, options);
  } catch (error) {
    if (!(error instanceof SessionOverError) || endpoint.method !== 'GET' || sessionPhase() !== 'starting')
      throw error;
    // The site has only just been opened with a session from another day: its reader is a guest,
    // and a guest may well read this. Only reads: nothing is done in the name of a guest that was meant as a person.
    return send(endpoint, parts, options);
  }
}

/** As `exchange`, but never as a guest: what the startup asks to learn who is signed in. */
export async function exchangeAsUser<E extends Endpoint>(
  endpoint: E,
  parts: Parts,
  options: SendOptions = {},
): Promise<Answer<E>> {
  let token = accessToken();
  let fresh = false;
  for (;;) {
    try {
      return await sendAs(token, endpoint, parts, options);
    } catch (error) {
      if (!token || !refusesToken(error)) throw error;
      // A token issued this moment and refused all the same: asking for yet another one leads nowhere.
      if (fresh) throw endSession(error);
    }
    ({ token, fresh } = await renewAccessToken(token));
    options.signal?.throwIfAborted();
  }
}

function sendAs<E extends Endpoint>(
  token: string | undefined,
  endpoint: E,
  parts: Parts,
  options: SendOptions,
) {
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  return send(endpoint, parts, { ...options, headers: { ...authorization, ...options.headers } });
}

function refusesToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !OTHER_REASONS.includes(error.code);
}
