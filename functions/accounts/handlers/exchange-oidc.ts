import { auth } from '@quizhall/shared/contract/accounts/auth';
import { deviceName } from '../use-cases/device-name.ts';
import { trustDevice } from '../model/sign-in-guesses.ts';
import { createNewUser } from '../model/new-user.ts';
import { verifySecondStep } from '../model/second-factor.ts';
import { signIn } from '../use-cases/sign-in-session.ts';
import { findLinkedUser, linkIdentity, linkOf, type Ticket, useTicket } from '../model/oidc-tickets.ts';
import { createUser, findUserByEmail, type User } from '../model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readTicket } from '../use-cases/ticket.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/security/tokens.ts';

type Identity = Ticket['identity'];

/**
 * Signs in who came back from a provider: whose identity opens an account; else whoever has its address, if the provider
 * vouches for it, once the second step is taken; else somebody new, once they accept the terms.
 */
export const handler = endpoint(auth.exchangeOidc, async ({ body, cookies, address, userAgent }) => {
  const { code, totp, acceptTerms, deviceId, language } = body;
  const digest = sha256(code);
  const { identity, from } = await readTicket(digest, cookies);
  const linked = await findLinkedUser(identity);
  if (!linked && !identity.isVerified) throw new AppError('EMAIL_UNVERIFIED');
  const known = linked ?? (await findUserByEmail(identity.email));
  if (known) await verifySecondStep(known, { totp, deviceId, address });
  else if (!acceptTerms)
    throw new AppError('TERMS_REQUIRED', { data: { name: identity.name, email: identity.email } });
  if (!(await useTicket(digest))) throw new AppError('SIGN_IN_OVER');
  const user = known ?? (await create(identity, deviceName(userAgent)));
  if (known && !linked) await link(identity, known);
  await trustDevice(user, deviceId);
  return { ...(await signIn(user, { remember: false, userAgent, language })), from, isNew: !known };
});

/** With no password: one may be set by the link for a forgotten one. */
async function create(identity: Identity, device: string): Promise<User> {
  const { email, name } = identity;
  const user = createNewUser({ email, name, accountType: 'learner', passwordHash: '', device });
  if (!(await createUser(user, { links: linkOf(identity, user.id) }))) throw new AppError('SIGN_IN_OVER');
  return user;
}

async function link(identity: Identity, user: User): Promise<void> {
  const { provider, id } = identity;
  const mail = newTypedMailItem('providerLinked', {
    to: user.email,
    // A link that was ended in between and comes back is told again.
    cause: `${user.id}#${id}#${user.securityVersion}`,
    data: { name: user.name, provider },
  });
  if (!(await linkIdentity(identity, user.id, mail))) throw new AppError('UNAVAILABLE');
}
