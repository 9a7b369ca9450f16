import { auth } from '@quizhall/shared/contract/auth';
import { beginGuess } from '../_accounts/guesses.ts';
import { signIn } from '../_accounts/sign-in.ts';
import { findUserByEmail } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { burnPassword, verifyPassword } from '../_platform/passwords.ts';

export const handler = endpoint(auth.login, async ({ body, address, userAgent }) => {
  const { email, password, remember, deviceId } = body;
  const user = await findUserByEmail(email);
  const guess = await beginGuess({ email, user, deviceId, address });
  const isRight = user ? await verifyPassword(password, user.passwordHash) : await burnPassword(password);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await guess.wasRight(user);
  return signIn(user, { remember, userAgent });
});
