import { auth } from '@quizhall/shared/contract/accounts/auth';
import { parseRefreshToken } from '../use-cases/refresh-secret.ts';
import { endSession } from '../model/sessions.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sha256 } from '../../platform/security/tokens.ts';

/** Always succeeds: who holds no valid token is signed out already. */
export const handler = endpoint(auth.logout, async ({ body }) => {
  const presented = parseRefreshToken(body.refreshToken);
  if (presented) await endSession(presented, sha256(presented.secret));
});
