import { users } from '@quizhall/shared/contract/users';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { findTwoFactorPerson } from '../_accounts/two-factor-person.ts';
import { disableTwoFactor } from '../_data/two-factor.ts';
import { endpoint } from '../_http/endpoint.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { AppError } from '../_platform/errors.ts';
import { sha256 } from '../_platform/tokens.ts';

export const handler = endpoint(
  users.disableTwoFactor,
  async ({ body, address, person: { user, twoFactor } }) => {
    if (!twoFactor?.isOn) throw new AppError('TWO_FACTOR_OFF');
    await confirmPerson(user, body.password, address);
    const mail = newMailOf('twoFactor', {
      to: user.email,
      cause: `${user.id}#off#${sha256(twoFactor.secret)}`,
      data: { name: user.name, what: 'off' },
    });
    if (!(await disableTwoFactor(user.id, mail))) throw new AppError('TWO_FACTOR_OFF');
  },
  { findPerson: findTwoFactorPerson },
);
