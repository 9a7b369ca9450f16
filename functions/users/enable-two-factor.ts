import { users } from '@quizhall/shared/contract/users';
import { newRecoveryCodes } from '../_accounts/recovery-codes.ts';
import { secretPurpose } from '../_accounts/second-step.ts';
import { stepOf } from '../_accounts/totp.ts';
import { findTwoFactorPerson } from '../_accounts/two-factor-person.ts';
import { enableTwoFactor } from '../_data/two-factor.ts';
import { endpoint } from '../_http/endpoint.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { now } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { unseal } from '../_platform/sealed.ts';
import { sha256 } from '../_platform/tokens.ts';

const WRONG = 'This code is not right. Enter the one that your app shows now.';

/** The first code shows that the app has the secret, so nobody shuts themselves out; it opens nothing afterwards. */
export const handler = endpoint(
  users.enableTwoFactor,
  async ({ body, person: { user, twoFactor } }) => {
    if (twoFactor?.isOn) throw new AppError('TWO_FACTOR_ON');
    if (!twoFactor) throw new AppError('TWO_FACTOR_OFF', { message: 'Begin the setup again.' });
    const code = body.code.replaceAll(/\s/g, '');
    const step = stepOf(await unseal(secretPurpose(user.id), twoFactor.secret), code, now());
    if (step === undefined) throw new AppError('INVALID_CODE', { message: WRONG, errors: { code: WRONG } });
    const { codes, digests } = await newRecoveryCodes(user.id);
    const { secret } = twoFactor;
    const mail = newMailOf('twoFactor', {
      to: user.email,
      cause: `${user.id}#on#${sha256(secret)}`,
      data: { name: user.name, what: 'on' },
    });
    if (!(await enableTwoFactor(user.id, { secret, step, recovery: digests }, mail)))
      throw new AppError('TWO_FACTOR_ON');
    return { recoveryCodes: codes };
  },
  { findPerson: findTwoFactorPerson },
);
