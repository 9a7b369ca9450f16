import { users } from '@quizhall/shared/contract/users';
import { factorOf, findAccountOwner, insistAsOwner } from '../_accounts/account-owner.ts';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { disableTwoFactor } from '../_data/two-factor.ts';
import { endpoint } from '../_http/endpoint.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { sha256 } from '../_platform/tokens.ts';

export const handler = endpoint(
  users.disableTwoFactor,
  async ({ body, user: caller, address, person }) => {
    factorOf(person);
    await confirmPerson(person, { ...body, address });
    await insistAsOwner(caller, person, async (owner) => {
      const { user } = owner;
      const mail = newMailOf('twoFactor', {
        to: user.email,
        cause: `${user.id}#off#${sha256(factorOf(owner).secret)}`,
        data: { name: user.name, what: 'off' },
      });
      return (await disableTwoFactor(user.id, mail)) || undefined;
    });
  },
  { findPerson: findAccountOwner },
);
