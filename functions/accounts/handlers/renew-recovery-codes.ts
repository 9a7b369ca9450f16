import { users } from '@quizhall/shared/contract/accounts/users';
import { requireTwoFactor, findAccountOwner, retryAsOwner } from '../model/account-owner.ts';
import { confirmPerson } from '../model/confirm-person.ts';
import { newRecoveryCodes } from '../model/recovery-codes.ts';
import { replaceRecoveryCodes } from '../model/two-factor.ts';
import { endpoint } from '../../http/endpoint.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { randomText } from '../../platform/security/random.ts';

export const handler = endpoint(
  users.renewRecoveryCodes,
  async ({ body, user: caller, address, person }) => {
    requireTwoFactor(person);
    await confirmPerson(person, { ...body, address });
    const { codes, digests } = await newRecoveryCodes(caller.id);
    const cause = `${caller.id}#renewed#${randomText(16)}`;
    await retryAsOwner(caller, person, async (owner) => {
      requireTwoFactor(owner);
      const { id, email, name } = owner.user;
      const mail = newTypedMailItem('twoFactor', { to: email, cause, data: { name, what: 'renewed' } });
      return (await replaceRecoveryCodes(id, digests, mail)) || undefined;
    });
    return { recoveryCodes: codes };
  },
  { findPerson: findAccountOwner },
);
