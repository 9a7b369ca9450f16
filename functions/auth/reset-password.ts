import { auth } from '@quizhall/shared/contract/auth';
import { refuseCommonPassword } from '../_accounts/new-password.ts';
import { findResetUser, resetPassword } from '../_data/reset-tokens.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { hashPassword } from '../_platform/passwords.ts';
import { sha256 } from '../_platform/tokens.ts';
import { newMailOf } from '../_outbox/new-mail.ts';

export const handler = endpoint(auth.resetPassword, async ({ body: { token, password } }) => {
  const tokenHash = sha256(token);
  const user = await findResetUser(tokenHash);
  if (!user) throw new AppError('INVALID_RESET_LINK');
  refuseCommonPassword(password, user);
  const mail = newMailOf('passwordChanged', { to: user.email, cause: tokenHash, data: { name: user.name } });
  const isReset = await resetPassword(tokenHash, user, await hashPassword(password), mail);
  if (!isReset) throw new AppError('INVALID_RESET_LINK');
});
