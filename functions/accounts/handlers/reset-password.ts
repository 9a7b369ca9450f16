import { auth } from '@quizhall/shared/contract/accounts/auth';
import { assertStrongPassword } from '../model/new-password.ts';
import { findResetUser, resetPassword } from '../model/reset-tokens.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';

export const handler = endpoint(auth.resetPassword, async ({ body: { token, password } }) => {
  const tokenHash = sha256(token);
  const user = await findResetUser(tokenHash);
  if (!user) throw new AppError('INVALID_RESET_LINK');
  assertStrongPassword(password, user);
  const mail = newTypedMailItem('passwordChanged', {
    to: user.email,
    cause: tokenHash,
    data: { name: user.name },
  });
  const isReset = await resetPassword(tokenHash, user, await hashPassword(password), mail);
  if (!isReset) throw new AppError('INVALID_RESET_LINK');
});
