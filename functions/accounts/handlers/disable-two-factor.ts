import { users } from '@quizhall/shared/contract/accounts/users';
import { requireTwoFactor, findAccountOwner, retryAsOwner } from '../model/account-owner.ts';
import { confirmPerson } from '../model/confirm-person.ts';
import { disableTwoFactor } from '../model/two-factor.ts';
import { endpoint } from '../../http/endpoint.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { sha256 } from '../../platform/security/tokens.ts';

export const handler = endpoint(
  users.disableTwoFactor,
  async ({ body, user: caller, address, person }) => {
    requireTwoFactor(person);
    await confirmPerson(person, { ...body, address });
    await retryAsOwner(caller, person, async (owner) => {
      const { user } = owner;
      const mail = newTypedMailItem('twoFactor', {
        to: user.email,
        cause: `${user.id}#off#${sha256(requireTwoFactor(owner).secret)}`,
        data: { name: user.name, what: 'off' },
      });
      return (await disableTwoFactor(user.id, mail)) || undefined;
    });
  },
  { findPerson: findAccountOwner },
);
