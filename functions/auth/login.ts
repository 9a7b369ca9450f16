import { auth } from '@quizhall/shared/contract/auth';
import { beginGuess, knowDevice } from '../_accounts/guesses.ts';
import { takeSecondStep } from '../_accounts/second-step.ts';
import { signIn } from '../_accounts/sign-in.ts';
import { findUserByEmail, rehashPassword } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { burnPassword, hashPassword, isOutdated, verifyPassword } from '../_platform/passwords.ts';

/** Whether a second step is asked for learns only who knows the password; a device counts as known after both. */
export const handler = endpoint(auth.login, async ({ body, address, userAgent }) => {
  const { email, password, remember, deviceId, totp, language } = body;
  const user = await findUserByEmail(email);
  const guess = await beginGuess({ email, user, deviceId, address });
  const isRight = user ? await verifyPassword(password, user.passwordHash) : await burnPassword(password);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await guess.wasRight();
  await takeSecondStep(user, { totp, deviceId, address });
  await knowDevice(user, deviceId);
  if (isOutdated(user.passwordHash)) await rehashPassword(user, await hashPassword(password));
  return signIn(user, { remember, userAgent, language });
});
