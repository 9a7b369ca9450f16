import type { User } from '../_data/users.ts';
import { AppError } from '../_platform/errors.ts';
import { verifyPassword } from '../_platform/passwords.ts';
import { beginGuess } from './guesses.ts';

/**
 * Whether whoever is signed in is the owner: by the password, guesses at which slow down as at the sign-in.
 * @throws AppError NO_PASSWORD, PASSWORD_INCORRECT, TOO_MANY
 */
export async function confirmPerson(user: User, password: string, address: string): Promise<void> {
  if (!user.passwordHash) throw new AppError('NO_PASSWORD');
  const guess = await beginGuess({ email: user.email, user, deviceId: undefined, address });
  if (!(await verifyPassword(password, user.passwordHash)))
    throw new AppError('PASSWORD_INCORRECT', { errors: { password: 'Incorrect password' } });
  await guess.wasRight();
}
