import { newRecoveryCodes } from '../_accounts/recovery-codes.ts';
import { secretPurpose } from '../_accounts/second-step.ts';
import { codeAt, newTotpSecret } from '../_accounts/totp.ts';
import { beginTwoFactor, enableTwoFactor } from '../_data/two-factor.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { now } from '../_platform/clock.ts';
import { seal } from '../_platform/sealed.ts';
import { newEmail } from './accounts.ts';

async function begun(userId: string): Promise<{ secret: string; sealed: string }> {
  const secret = newTotpSecret();
  const sealed = await seal(secretPurpose(userId), secret);
  await beginTwoFactor(userId, sealed);
  return { secret, sealed };
}

/** The first code of a setup that this person has begun. */
export const firstCode = async (userId: string): Promise<string> =>
  codeAt((await begun(userId)).secret, now());

/** A person's secret and recovery codes, switched on; no code was used yet. */
export async function enabledTwoFactor(userId: string): Promise<{ secret: string; codes: string[] }> {
  const { secret, sealed } = await begun(userId);
  const { codes, digests } = await newRecoveryCodes(userId);
  const data = { name: 'Ada', what: 'on' as const };
  const mail = newMailOf('twoFactor', { to: newEmail(), cause: sealed, data });
  if (!(await enableTwoFactor(userId, { secret: sealed, step: 0, recovery: digests }, mail)))
    throw new Error('Two-factor authentication was not switched on');
  return { secret, codes };
}
