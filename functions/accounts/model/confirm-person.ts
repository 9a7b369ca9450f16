import type { User } from './users.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { beginGuess } from './sign-in-guesses.ts';

/** So long ago at most somebody has signed in whose account has no password. */
const FRESH_MS = 10 * 60_000;

/** Somebody behind a sign-in that stands. */
export interface Claimant {
  user: User;
  /** When that sign-in began, epoch ms. */
  signedInAt: number;
}

interface Proof {
  password: string;
  /** Of the browser: one that has signed in before is no stranger who guesses. */
  deviceId?: string | undefined;
  /** IP address. */
  address: string;
}

/** Whether this sign-in has only just begun, which proves as much as a password where there is none. */
export const isFresh = ({ signedInAt }: Claimant): boolean => now() - signedInAt < FRESH_MS;

/**
 * Whether whoever is signed in is the owner: by the password, guesses at which slow down as at the sign-in; without one, by
 * having signed in with another provider a moment ago.
 * @throws AppError SIGN_IN_AGAIN, PASSWORD_INCORRECT, TOO_MANY
 */
export async function confirmPerson(
  claimant: Claimant,
  { password, deviceId, address }: Proof,
): Promise<void> {
  const { user } = claimant;
  if (!user.passwordHash) {
    if (isFresh(claimant)) return;
    throw new AppError('SIGN_IN_AGAIN');
  }
  const guess = await beginGuess({ email: user.email, user, deviceId, address });
  if (!(await verifyPassword(password, user.passwordHash)))
    throw new AppError('PASSWORD_INCORRECT', { errors: { password: 'Incorrect password' } });
  await guess.wasRight();
}
