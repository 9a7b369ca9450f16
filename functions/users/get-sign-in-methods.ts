import { users } from '@quizhall/shared/contract/users';
import { findTwoFactorPerson } from '../_accounts/two-factor-person.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(
  users.getSignInMethods,
  async ({ person: { user, twoFactor } }) => {
    const enabled = twoFactor?.isOn === true;
    return {
      hasPassword: user.passwordHash !== '',
      twoFactor: {
        enabled,
        since: enabled ? twoFactor.since : undefined,
        recoveryCodes: enabled ? twoFactor.recovery.size : 0,
      },
    };
  },
  { findPerson: findTwoFactorPerson },
);
