import { routes } from 'virtual:contract-routes';
import type { SessionPerson, SignedInUser } from '@quizhall/shared/model/accounts/user';
import { call } from '../api/call.ts';
import { ApiError, SessionOverError } from '../api/errors.ts';
import { renewAccessToken, sendAsUser } from '../api/authorized-send.ts';
import { send } from '../api/transport.ts';
import { accessToken, clearSession, rememberedUser, rememberUser } from '../api/tokens.ts';

function received(user: SessionPerson): SessionPerson {
  rememberUser(user);
  return user;
}

/**
 * Fetches the signed-in user without remembering them.
 * @throws ApiError; only the end of the session shows a toast.
 */
export async function fetchSession(): Promise<SessionPerson> {
  return (await call(routes.users.getSession, {}, { quiet: true })).session;
}

export type Startup =
  | { found: 'user'; user: SessionPerson }
  /** `expired`: there was a session, and it has ended. */
  | { found: 'nobody'; expired: boolean }
  /** Server unreachable: use the remembered user, if any, and retry. */
  | { found: 'unknown'; user: SignedInUser | undefined };

/** Determines the user when the site opens. A lost connection or a failing server signs nobody out. */
export async function startUp(signal?: AbortSignal): Promise<Startup> {
  if (!accessToken()) return { found: 'nobody', expired: false };
  try {
    // Not through `call`: no user is displayed yet whose session could be lost.
    const { data } = await sendAsUser(routes.users.getSession, {}, { signal });
    return { found: 'user', user: received(data.session) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isFinal(error)) return { found: 'unknown', user: rememberedUser() };
    // An ended session is already cleared, unless another tab has started a new one since.
    if (!(error instanceof SessionOverError)) clearSession();
    return { found: 'nobody', expired: true };
  }
}

/** Returns whether the API itself rejected the tokens. */
function isFinal(error: ApiError): boolean {
  return error.code === 'SESSION_EXPIRED' || (error.fromServer && [401, 403, 404].includes(error.status));
}

/**
 * Resumes a session from the stored refresh token.
 * @throws SessionOverError if the token is rejected; another ApiError if the server cannot decide now
 */
export async function resumeSession(): Promise<SessionPerson> {
  await renewAccessToken(accessToken());
  return received(await fetchSession());
}

/** Revokes a refresh token's session on the server. */
export async function revoke(spent: string): Promise<void> {
  await send(routes.auth.logout, { body: { refreshToken: spent } });
}
