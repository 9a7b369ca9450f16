import { auth } from '@quizhall/shared/contract/accounts/auth';
import { formatRefreshToken, nextSecret, parseRefreshToken } from '../use-cases/refresh-secret.ts';
import { deviceName } from '../use-cases/device-name.ts';
import { notifyNewDevice } from '../use-cases/new-device-mail.ts';
import { signInExpiresAt, toPrincipal } from '../use-cases/sign-in-session.ts';
import { ownOrganizationsKey } from '../../platform/dynamodb/keys.ts';
import { sessionHoursOf } from '../../organizations/model/user-organizations.ts';
import { readSessionState, revokeSession, rotateSession } from '../model/sessions.ts';
import { User } from '../model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { nowSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { sha256, signAccessToken } from '../../platform/security/tokens.ts';

/**
 * Rotation with reuse detection (RFC 9700, 4.14.2): a token that was already replaced ends the session for everybody. What organizations
 * say of how long sign-ins last counts from here on.
 */
export const handler = endpoint(auth.refreshToken, async ({ body, requestId, userAgent }) => {
  const presented = parseRefreshToken(body.refreshToken);
  const found = presented && (await standingOf(presented));
  if (!found) throw new AppError('SESSION_EXPIRED');
  const { user, endsAt } = found;
  const next = { ...presented, secret: await nextSecret(presented.secret) };
  const device = deviceName(userAgent);
  const outcome = await rotateSession({
    ...presented,
    presentedHash: sha256(presented.secret),
    nextHash: sha256(next.secret),
    securityVersion: user.securityVersion,
    endsAt,
    device,
  });
  if (outcome === 'spent') {
    logger.warn('spent refresh token presented', { requestId, user: sha256(user.id).slice(0, 12) });
    await revokeSession(presented);
  }
  if (outcome === 'spent' || outcome === 'ended') throw new AppError('SESSION_EXPIRED');
  if (outcome === 'rotated' && user.devices) await notifyNewDevice(user, device);
  const accessToken = await signAccessToken(toPrincipal(user, presented.familyId));
  return { tokens: { accessToken, refreshToken: formatRefreshToken(next) } };
});

/** The account behind a token whose sign-in has not ended, and when it does. */
async function standingOf({ userId, familyId }: { userId: string; familyId: string }) {
  const found = await readSessionState({ id: userId, sessionId: familyId }, [ownOrganizationsKey(userId)]);
  if (!found) return undefined;
  const endsAt = signInExpiresAt(found.family, sessionHoursOf(found.alongside[0]));
  return endsAt > nowSeconds() ? { user: User.parse(found.profile), endsAt } : undefined;
}
