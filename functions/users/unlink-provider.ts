import { users } from '@quizhall/shared/contract/users';
import type { SignInProvider } from '@quizhall/shared/model/enums';
import { type AccountOwner, findAccountOwner, insistAsOwner } from '../_accounts/account-owner.ts';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { knowDeviceAgain } from '../_accounts/guesses.ts';
import { unlinkIdentity } from '../_data/oidc.ts';
import { endpoint } from '../_http/endpoint.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { AppError } from '../_platform/errors.ts';

const LAST_WAY = 'This is the only way into your account. Set a password first.';

export const handler = endpoint(
  users.unlinkProvider,
  async ({ params: { provider }, body, user: caller, address, person }) => {
    linkOf(person, provider);
    await confirmPerson(person, { ...body, address });
    const changed = await insistAsOwner(caller, person, async (owner) => {
      const { user } = owner;
      const link = linkOf(owner, provider);
      const mail = newMailOf('providerUnlinked', {
        to: user.email,
        cause: `${user.id}#${link.identity}#${user.securityVersion}`,
        data: { name: user.name, provider },
      });
      const change = { user, sessionId: caller.sessionId, link };
      return (await unlinkIdentity(change, mail)) ? user : undefined;
    });
    await knowDeviceAgain(changed, body.deviceId);
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
