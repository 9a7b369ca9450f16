import { getTwoFactor, useRecoveryCode, useTotpStep } from './two-factor.ts';
import type { User } from './users.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { unsealText } from '../../platform/security/sealed-text.ts';
import { beginGuess } from './sign-in-guesses.ts';
import { recoveryDigest } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

interface SecondStep {
  /** A code of the app or a recovery code, as it was typed. */
  totp: string | undefined;
  deviceId: string | undefined;
  /** IP address. */
  address: string;
}

/** Under which the secret of a person is sealed: it opens nothing of anybody else. */
export const secretPurpose = (userId: string): string => `two-factor\n${userId}`;

/**
 * Asks whoever has proved the first step for the second, where the account has one. Each code works once; wrong ones slow
 * down as wrong passwords do.
 * @throws AppError TOTP_REQUIRED, TOTP_INVALID, TOO_MANY
 */
export async function verifySecondStep(user: User, { totp, deviceId, address }: SecondStep): Promise<void> {
  if (!user.twoFactorSince) return;
  if (!totp) throw new AppError('TOTP_REQUIRED');
  const guess = await beginGuess({ email: user.email, user, deviceId, address }, 'totp');
  if (!(await isRight(user, totp))) throw new AppError('TOTP_INVALID');
  await guess.wasRight();
}

async function isRight(user: User, typed: string): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '');
  const found = await getTwoFactor(user.id);
  if (!found?.isOn) return false;
  if (!/^\d{6}$/.test(code)) return isRecoveryCode(user, code, found.recovery);
  const step = findTotpStep(await unsealText(secretPurpose(user.id), found.secret), code, now());
  return step !== undefined && useTotpStep(user.id, step);
}

async function isRecoveryCode(user: User, code: string, kept: ReadonlySet<string>): Promise<boolean> {
  const digest = await recoveryDigest(user.id, code);
  if (!kept.has(digest)) return false;
  const data = { name: user.name, what: 'used' as const, left: kept.size - 1 };
  const mail = newTypedMailItem('twoFactor', { to: user.email, cause: `${user.id}#${digest}`, data });
  return useRecoveryCode(user.id, digest, mail);
}
