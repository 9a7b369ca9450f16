import { users } from '@quizhall/shared/contract/users';
import { type AccountOwner, findAccountOwner, insistAsOwner } from '../_accounts/account-owner.ts';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { knowDeviceAgain } from '../_accounts/guesses.ts';
import { newRecoveryCodes } from '../_accounts/recovery-codes.ts';
import { secretPurpose } from '../_accounts/second-step.ts';
import { stepOf } from '../_accounts/totp.ts';
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
  async ({ body, user: caller, person, address }) => {
    pendingOf(person);
    await confirmPerson(person, { ...body, address });
    const { codes, digests } = await newRecoveryCodes(caller.id);
    const changed = await insistAsOwner(caller, person, async (owner) => {
      const { user } = owner;
      const { secret } = pendingOf(owner);
      const step = stepOf(await unseal(secretPurpose(user.id), secret), digitsOf(body.code), now());
      if (step === undefined) throw new AppError('INVALID_CODE', { message: WRONG, errors: { code: WRONG } });
      const mail = newMailOf('twoFactor', {
        to: user.email,
        cause: `${user.id}#on#${sha256(secret)}`,
        data: { name: user.name, what: 'on' },
      });
      const first = { user, sessionId: caller.sessionId, secret, step, recovery: digests };
      return (await enableTwoFactor(first, mail)) ? user : undefined;
    });
    await knowDeviceAgain(changed, body.deviceId);
    return { recoveryCodes: codes };
  },
  { findPerson: findAccountOwner },
);

const digitsOf = (typed: string) => typed.replaceAll(/\s/g, '');

/** What waits for its first code. @throws AppError TWO_FACTOR_ON, TWO_FACTOR_OFF */
function pendingOf({ twoFactor }: AccountOwner) {
  if (twoFactor?.isOn) throw new AppError('TWO_FACTOR_ON');
  if (!twoFactor) throw new AppError('TWO_FACTOR_OFF', { message: 'Begin the setup again.' });
  return twoFactor;
}
