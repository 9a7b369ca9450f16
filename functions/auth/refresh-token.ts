import { auth } from '@quizhall/shared/contract/auth';
import { formatRefreshToken, nextSecret, parseRefreshToken } from '../_accounts/refresh-secret.ts';
import { deviceWords } from '../_accounts/device-words.ts';
import { noticeDevice } from '../_accounts/notice-device.ts';
import { MOST_SECONDS, toPrincipal } from '../_accounts/sign-in.ts';
import { revokeSession, rotateSession } from '../_data/sessions.ts';
import { getUser } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { log } from '../_platform/log.ts';
import { sha256, signAccessToken } from '../_platform/tokens.ts';

/** Rotation with reuse detection (RFC 9700, 4.14.2): a token that was already replaced ends the session for everybody. */
export const handler = endpoint(auth.refreshToken, async ({ body, requestId, userAgent }) => {
  const presented = parseRefreshToken(body.refreshToken);
  const user = presented && (await getUser(presented.userId));
  if (!user) throw new AppError('SESSION_EXPIRED');
  const next = { ...presented, secret: await nextSecret(presented.secret) };
  const device = deviceWords(userAgent);
  const outcome = await rotateSession({
    ...presented,
    presentedHash: sha256(presented.secret),
    nextHash: sha256(next.secret),
    securityVersion: user.securityVersion,
    mostSeconds: MOST_SECONDS,
    device,
  });
  if (outcome === 'spent') {
    log('warn', 'spent refresh token presented', { requestId, user: sha256(user.id).slice(0, 12) });
    await revokeSession(presented);
  }
  if (outcome === 'spent' || outcome === 'ended') throw new AppError('SESSION_EXPIRED');
  // Of an account from before devices were noted, nobody knows which are new.
  if (outcome === 'rotated' && user.devices) await noticeDevice(user, device);
  const accessToken = await signAccessToken(toPrincipal(user, presented.familyId));
  return { tokens: { accessToken, refreshToken: formatRefreshToken(next) } };
});
