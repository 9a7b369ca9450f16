import { auth } from '@quizhall/shared/contract/accounts/auth';
import { findResetUser } from '../model/reset-tokens.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/security/tokens.ts';

export const handler = endpoint(auth.validateResetToken, async ({ body }) => {
  if (!(await findResetUser(sha256(body.token)))) throw new AppError('INVALID_RESET_LINK');
  return { valid: true };
});
