import { auth } from '@quizhall/shared/contract/auth';
import { signIn } from '../_accounts/sign-in.ts';
import { findUserByEmail } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';
import { burnPassword, verifyPassword } from '../_http/passwords.ts';

export const handler = endpoint(auth.login, async ({ body: { email, password, remember } }) => {
  const user = await findUserByEmail(email);
  const isRight = user ? await verifyPassword(password, user.passwordHash) : await burnPassword(password);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
  return signIn(user, { remember });
});
