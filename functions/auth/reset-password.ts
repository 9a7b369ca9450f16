import { auth } from '@quizhall/shared/contract/auth';
import { refuseCommonPassword } from '../_accounts/new-password.ts';
import { findResetUser, resetPassword } from '../_data/reset-tokens.ts';
import { config } from '../_platform/config.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { hashPassword } from '../_platform/passwords.ts';
import { sha256 } from '../_platform/tokens.ts';
import { passwordChangedMail } from '../_mail/account-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';

export const handler = endpoint(auth.resetPassword, async ({ body: { token, password } }) => {
  const tokenHash = sha256(token);
  const user = await findResetUser(tokenHash);
  if (!user) throw new AppError('INVALID_RESET_LINK');
  refuseCommonPassword(password, user);
  const isReset = await resetPassword(tokenHash, user, await hashPassword(password));
  if (!isReset) throw new AppError('INVALID_RESET_LINK');
  await sendMail(user.email, passwordChangedMail(config.SITE_URL, user.name));
});
