import type { User } from './users.ts';
import { AppError } from '../../platform/errors.ts';
import { fieldError } from '../../platform/field-error.ts';
import { type Claimant, confirmPerson } from './confirm-person.ts';
import { verifySecondStep } from './second-factor.ts';

interface Proof {
  password: string;
  totp?: string | undefined;
  deviceId?: string | undefined;
  /** IP address. */
  address: string;
}

/**
 * Whether whoever is signed in is the owner of the account, by password and second step, as for what cannot be undone. `between`: what else
 * may be in the way, asked before a code is used up.
 * @throws AppError SIGN_IN_AGAIN, PASSWORD_INCORRECT, TOO_MANY, INVALID_INPUT for the code
 */
export async function confirmOwner(
  owner: Claimant,
  { password, totp, deviceId, address }: Proof,
  between: () => Promise<void>,
): Promise<void> {
  await confirmPerson(owner, { password, deviceId, address });
  await between();
  await secondStep(owner.user, { totp, deviceId, address });
}

/** Beside its field: here a refusal says nothing about the sign-in. */
async function secondStep(user: User, step: Parameters<typeof verifySecondStep>[1]): Promise<void> {
  try {
    await verifySecondStep(user, step);
  } catch (error) {
    const isAboutCode =
      error instanceof AppError && (error.code === 'TOTP_REQUIRED' || error.code === 'TOTP_INVALID');
    throw isAboutCode ? fieldError('totp', error.message) : error;
  }
}
