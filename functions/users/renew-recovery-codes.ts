import { users } from '@quizhall/shared/contract/users';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { newRecoveryCodes } from '../_accounts/recovery-codes.ts';
import { findTwoFactorPerson } from '../_accounts/two-factor-person.ts';
import { replaceRecoveryCodes } from '../_data/two-factor.ts';
import { endpoint } from '../_http/endpoint.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { AppError } from '../_platform/errors.ts';
import { randomText } from '../_platform/random.ts';

export const handler = endpoint(
  users.renewRecoveryCodes,
  async ({ body, address, person: { user, twoFactor } }) => {
    if (!twoFactor?.isOn) throw new AppError('TWO_FACTOR_OFF');
    await confirmPerson(user, body.password, address);
    const { codes, digests } = await newRecoveryCodes(user.id);
    const mail = newMailOf('twoFactor', {
      to: user.email,
      cause: `${user.id}#renewed#${randomText(16)}`,
      data: { name: user.name, what: 'renewed' },
    });
    if (!(await replaceRecoveryCodes(user.id, digests, mail))) throw new AppError('TWO_FACTOR_OFF');
    return { recoveryCodes: codes };
  },
  { findPerson: findTwoFactorPerson },
);
