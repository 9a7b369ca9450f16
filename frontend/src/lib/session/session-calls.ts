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

/** The signed-in person as the server knows them now, not remembered yet. @throws ApiError; only the end of the session makes a toast. */
export async function fetchSession(): Promise<SessionPerson> {
  return (await call(routes.users.getSession, {}, { quiet: true })).session;
}

export type Startup =
  | { found: 'user'; user: SessionPerson }
  /** `expired`: there was a session, and it is over. */
  | { found: 'nobody'; expired: boolean }
  /** The server cannot be reached now: whoever was here last time, if anybody, and try again. */
  | { found: 'unknown'; user: SignedInUser | undefined };

/** Who is signed in when the site opens. A lost connection or a failing server signs nobody out. */
export async function startUp(signal?: AbortSignal): Promise<Startup> {
  if (!accessToken()) return { found: 'nobody', expired: false };
  try {
    // Not through `call`: nobody is on screen yet whose session could be lost.
    const { data } = await sendAsUser(routes.users.getSession, {}, { signal });
    return { found: 'user', user: received(data.session) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isFinal(error)) return { found: 'unknown', user: rememberedUser() };
    // A session that was found to be over is cleared already, unless another tab has begun a new one since.
    if (!(error instanceof SessionOverError)) clearSession();
    return { found: 'nobody', expired: true };
  }
}

/** The API itself says that these tokens open nothing. */
function isFinal(error: ApiError): boolean {
  return error.code === 'SESSION_EXPIRED' || (error.fromServer && [401, 403, 404].includes(error.status));
}

/**
 * Goes on with the stored refresh token where no session stands.
 * @throws SessionOverError when it opens nothing any more; any other ApiError when nobody can tell now
 */
export async function resumeSession(): Promise<SessionPerson> {
  await renewAccessToken(accessToken());
  return received(await fetchSession());
}

/** Ends the session of a refresh token on the server. */
export async function revoke(spent: string): Promise<void> {
  await send(routes.auth.logout, { body: { refreshToken: spent } });
}
