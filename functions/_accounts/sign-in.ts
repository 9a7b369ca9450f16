import type { SignedInUser, Tokens } from '@quizhall/shared/model/user';
import { createSession } from '../_data/sessions.ts';
import type { User } from '../_data/users.ts';
import { randomSecret, randomText } from '../_platform/random.ts';
import { type Principal, sha256, signAccessToken } from '../_platform/tokens.ts';
import { formatRefreshToken } from './refresh-secret.ts';
import { toSignedInUser } from './signed-in-user.ts';

const DAY_SECONDS = 24 * 3_600;
const REMEMBERED_DAYS = 30;

/** Begins a session. It ends 24 hours after its last use, or 30 days after it for who wants to be remembered. */
export async function signIn(
  user: User,
  { remember }: { remember: boolean },
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const token = { userId: user.id, familyId: randomText(16), secret: randomSecret() };
  await createSession({
    userId: user.id,
    familyId: token.familyId,
    secretHash: sha256(token.secret),
    lifeSeconds: remember ? REMEMBERED_DAYS * DAY_SECONDS : DAY_SECONDS,
    securityVersion: user.securityVersion,
  });
  const accessToken = await signAccessToken(toPrincipal(user, token.familyId));
  return { tokens: { accessToken, refreshToken: formatRefreshToken(token) }, user: toSignedInUser(user) };
}

/** What the access token tells of a person. */
export function toPrincipal({ id, name, email, type }: User, sessionId: string): Principal {
  return { id, name, email, type, sessionId };
}
