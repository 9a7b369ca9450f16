import { users } from '@quizhall/shared/contract/accounts/users';
import { type AccountOwner, findAccountOwner, retryAsOwner } from '../model/account-owner.ts';
import { confirmPerson } from '../model/confirm-person.ts';
import { trustDeviceAgain } from '../model/sign-in-guesses.ts';
import { newRecoveryCodes } from '../model/recovery-codes.ts';
import { secretPurpose } from '../model/second-factor.ts';
import { findTotpStep } from '../model/totp.ts';
import { enableTwoFactor } from '../model/two-factor.ts';
import { endpoint } from '../../http/endpoint.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { unsealText } from '../../platform/security/sealed-text.ts';
import { sha256 } from '../../platform/security/tokens.ts';

const WRONG = 'This code is not right. Enter the one that your app shows now.';

/** The first code shows that the app has the secret, so nobody shuts themselves out; it opens nothing afterwards. */
export const handler = endpoint(
  users.enableTwoFactor,
  async ({ body, user: caller, person, address }) => {
    pendingOf(person);
    await confirmPerson(person, { ...body, address });
    const { codes, digests } = await newRecoveryCodes(caller.id);
    const changed = await retryAsOwner(caller, person, async (owner) => {
      const { user } = owner;
      const { secret } = pendingOf(owner);
      const step = findTotpStep(await unsealText(secretPurpose(user.id), secret), digitsOf(body.code), now());
      if (step === undefined) throw new AppError('INVALID_CODE', { message: WRONG, errors: { code: WRONG } });
      const mail = newTypedMailItem('twoFactor', {
        to: user.email,
        cause: `${user.id}#on#${sha256(secret)}`,
        data: { name: user.name, what: 'on' },
      });
      const first = { user, sessionId: caller.sessionId, secret, step, recovery: digests };
      return (await enableTwoFactor(first, mail)) ? user : undefined;
    });
    await trustDeviceAgain(changed, body.deviceId);
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
