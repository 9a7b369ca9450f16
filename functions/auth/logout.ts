import { auth } from '@quizhall/shared/contract/auth';
import { parseRefreshToken } from '../_accounts/refresh-secret.ts';
import { endSession } from '../_data/sessions.ts';
import { endpoint } from '../_http/endpoint.ts';
import { sha256 } from '../_platform/tokens.ts';

/** Always succeeds: who holds no valid token is signed out already. */
export const handler = endpoint(auth.logout, async ({ body }) => {
  const presented = parseRefreshToken(body.refreshToken);
  if (presented) await endSession(presented, sha256(presented.secret));
});
