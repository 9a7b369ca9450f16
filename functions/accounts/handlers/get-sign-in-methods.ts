import { users } from '@quizhall/shared/contract/accounts/users';
import { findAccountOwner } from '../model/account-owner.ts';
import { isFresh } from '../model/confirm-person.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(
  users.getSignInMethods,
  async ({ person: owner }) => {
    const { user, twoFactor, links } = owner;
    const enabled = twoFactor?.isOn === true;
    return {
      hasPassword: user.passwordHash !== '',
      providers: links.map(({ provider }) => provider),
      links: links.map(({ provider, since }) => ({ provider, since })),
      fresh: isFresh(owner),
      twoFactor: {
        enabled,
        since: enabled ? twoFactor.since : undefined,
        recoveryCodes: enabled ? twoFactor.recovery.size : 0,
      },
    };
  },
  { findPerson: findAccountOwner },
);
