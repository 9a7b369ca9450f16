import { users } from '@quizhall/shared/contract/users';
import { factorOf, findAccountOwner, insistAsOwner } from '../_accounts/account-owner.ts';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { newRecoveryCodes } from '../_accounts/recovery-codes.ts';
import { replaceRecoveryCodes } from '../_data/two-factor.ts';
import { endpoint } from '../_http/endpoint.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { randomText } from '../_platform/random.ts';

export const handler = endpoint(
  users.renewRecoveryCodes,
  async ({ body, user: caller, address, person }) => {
    factorOf(person);
    await confirmPerson(person, { ...body, address });
    const { codes, digests } = await newRecoveryCodes(caller.id);
    const cause = `${caller.id}#renewed#${randomText(16)}`;
    await insistAsOwner(caller, person, async (owner) => {
      factorOf(owner);
      const { id, email, name } = owner.user;
      const mail = newMailOf('twoFactor', { to: email, cause, data: { name, what: 'renewed' } });
      return (await replaceRecoveryCodes(id, digests, mail)) || undefined;
    });
    return { recoveryCodes: codes };
  },
  { findPerson: findAccountOwner },
);
