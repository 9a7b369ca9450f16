import { users } from '@quizhall/shared/contract/accounts/users';
import type { SignInProvider } from '@quizhall/shared/model/enums';
import { type AccountOwner, findAccountOwner, retryAsOwner } from '../model/account-owner.ts';
import { confirmPerson } from '../model/confirm-person.ts';
import { trustDeviceAgain } from '../model/sign-in-guesses.ts';
import { unlinkIdentity } from '../model/oidc-tickets.ts';
import { endpoint } from '../../http/endpoint.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { AppError } from '../../platform/errors.ts';

const LAST_WAY = 'This is the only way into your account. Set a password first.';

export const handler = endpoint(
  users.unlinkProvider,
  async ({ params: { provider }, body, user: caller, address, person }) => {
    linkOf(person, provider);
    await confirmPerson(person, { ...body, address });
    const changed = await retryAsOwner(caller, person, async (owner) => {
      const { user } = owner;
      const link = linkOf(owner, provider);
      const mail = newTypedMailItem('providerUnlinked', {
        to: user.email,
        cause: `${user.id}#${link.identity}#${user.securityVersion}`,
        data: { name: user.name, provider },
      });
      const change = { user, sessionId: caller.sessionId, link };
      return (await unlinkIdentity(change, mail)) ? user : undefined;
    });
    await trustDeviceAgain(changed, body.deviceId);
  },
  { findPerson: findAccountOwner },
);

/** What may be ended. @throws AppError NOT_FOUND, INVALID_STATE for the last way in */
function linkOf({ user, links }: AccountOwner, provider: SignInProvider) {
  const link = links.find((one) => one.provider === provider);
  if (!link) throw new AppError('NOT_FOUND');
  if (!user.passwordHash && links.length === 1) throw new AppError('INVALID_STATE', { message: LAST_WAY });
  return link;
}
