import type { User } from '../model/users.ts';
import { findUserByEmail, rehashPassword } from '../model/users.ts';
import { AppError } from '../../platform/errors.ts';
import {
  simulatePasswordCheck,
  hashPassword,
  isHashOutdated,
  verifyPassword,
} from '../../platform/security/passwords.ts';
import { beginGuess, trustDevice } from '../model/sign-in-guesses.ts';
import { verifySecondStep } from '../model/second-factor.ts';
import { signIn } from './sign-in-session.ts';

interface Credentials {
  /** Email address, or the internal address of an account without one. */
  email: string;
  password: string;
  remember: boolean;
  totp?: string | undefined;
  deviceId?: string | undefined;
  language?: User['language'];
}

interface Caller {
  /** IP address. */
  address: string;
  userAgent: string;
}

/**
 * Signs in by password. Only a caller who knows the password learns that a second step is asked for; a device counts as known after
 * both.
 * @throws AppError INVALID_CREDENTIALS, TOO_MANY, TOTP_REQUIRED, TOTP_INVALID
 */
export async function signInWithPassword(
  { email, password, remember, deviceId, totp, language }: Credentials,
  { address, userAgent }: Caller,
) {
  const user = await findUserByEmail(email);
  const guess = await beginGuess({ email, user, deviceId, address });
  const isRight = user
    ? await verifyPassword(password, user.passwordHash)
    : await simulatePasswordCheck(password);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await guess.wasRight();
  await verifySecondStep(user, { totp, deviceId, address });
  await trustDevice(user, deviceId);
  if (isHashOutdated(user.passwordHash)) await rehashPassword(user, await hashPassword(password));
  return signIn(user, { remember, userAgent, language });
}
