import { auth } from '@quizhall/shared/contract/auth';
import { findResetUser } from '../_data/reset-tokens.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { sha256 } from '../_platform/tokens.ts';

export const handler = endpoint(auth.validateResetToken, async ({ body }) => {
  if (!(await findResetUser(sha256(body.token)))) throw new AppError('INVALID_RESET_LINK');
  return { valid: true };
});
