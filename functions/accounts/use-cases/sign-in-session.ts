import { shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import type { SignedInUser, Tokens } from '@quizhall/shared/model/accounts/user';
import { createSession } from '../model/sessions.ts';
import { changeAccount, type User } from '../model/users.ts';
import { randomSecret, randomText } from '../../platform/security/random.ts';
import { type Principal, sha256, signAccessToken } from '../../platform/security/tokens.ts';
import { deviceName } from './device-name.ts';
import { formatRefreshToken } from './refresh-secret.ts';
import { notifyNewDevice } from './new-device-mail.ts';
import { toSignedInUser } from '../model/signed-in-user.ts';

const DAY_SECONDS = 24 * 3_600;

/** How long a session outlives its last use, and its sign-in however often it is used. */
const LIVES = {
  remembered: { lifeSeconds: 30 * DAY_SECONDS, mostSeconds: 90 * DAY_SECONDS },
  short: { lifeSeconds: DAY_SECONDS, mostSeconds: 7 * DAY_SECONDS },
} as const;

const HOUR_SECONDS = 3_600;

/**
 * When a sign-in ends however often it is used (epoch seconds): as it was begun, or sooner where an organization of the person says how many
 * hours it lasts.
 */
export function signInExpiresAt({ createdAt, endsAt }: Sitting, hours: number | undefined): number {
  return hours === undefined
    ? endsAt
    : Math.min(endsAt, Math.floor(createdAt / 1_000) + hours * HOUR_SECONDS);
}

interface Sitting {
  /** Epoch ms. */
  createdAt: number;
  /** Epoch seconds. */
  endsAt: number;
}

interface SignIn {
  remember: boolean;
  /** What the browser says it is. */
  userAgent: string;
  /** What the site speaks there. */
  language?: User['language'];
}

/** Begins a session. It ends 24 hours after its last use, or 30 days after it for who wants to be remembered. */
export async function signIn(
  user: User,
  { remember, userAgent, language }: SignIn,
): Promise<{ tokens: Tokens; user: SignedInUser }> {
  const device = deviceName(userAgent);
  await notifyNewDevice(user, device);
  // For accounts from before there were languages, or from another provider: mails speak what the site does.
  if (language && !user.language) await changeAccount(user.id, { language });
  const token = { userId: user.id, familyId: randomText(16), secret: randomSecret() };
  await createSession({
    userId: user.id,
    familyId: token.familyId,
    secretHash: sha256(token.secret),
    ...(remember ? LIVES.remembered : LIVES.short),
    securityVersion: user.securityVersion,
    device,
  });
  const accessToken = await signAccessToken(toPrincipal(user, token.familyId));
  return { tokens: { accessToken, refreshToken: formatRefreshToken(token) }, user: toSignedInUser(user) };
}

/** What the access token tells of a person. */
export function toPrincipal({ id, name, email, type, twoFactorSince }: User, sessionId: string): Principal {
  return {
    id,
    name,
    email: shownEmail(email),
    type,
    sessionId,
    ...(twoFactorSince && { secondFactor: true }),
  };
}
