import { auth } from '@quizhall/shared/contract/auth';
import { deviceWords } from '../_accounts/device-words.ts';
import { knowDevice } from '../_accounts/guesses.ts';
import { newUser } from '../_accounts/new-user.ts';
import { takeSecondStep } from '../_accounts/second-step.ts';
import { signIn } from '../_accounts/sign-in.ts';
import { findLinkedUser, linkIdentity, linkOf, type Ticket, useTicket } from '../_data/oidc.ts';
import { createUser, findUserByEmail, type User } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { readTicket } from '../_oidc/ticket.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { AppError } from '../_platform/errors.ts';
import { sha256 } from '../_platform/tokens.ts';

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
  if (known) await takeSecondStep(known, { totp, deviceId, address });
  else if (!acceptTerms)
    throw new AppError('TERMS_REQUIRED', { data: { name: identity.name, email: identity.email } });
  if (!(await useTicket(digest))) throw new AppError('SIGN_IN_OVER');
  const user = known ?? (await create(identity, deviceWords(userAgent)));
  if (known && !linked) await link(identity, known);
  await knowDevice(user, deviceId);
  return { ...(await signIn(user, { remember: false, userAgent, language })), from, isNew: !known };
});

/** With no password: one may be set by the link for a forgotten one. */
async function create(identity: Identity, device: string): Promise<User> {
  const { email, name } = identity;
  const user = newUser({ email, name, accountType: 'learner', passwordHash: '', device });
  if (!(await createUser(user, { links: linkOf(identity, user.id) }))) throw new AppError('SIGN_IN_OVER');
  return user;
}

async function link(identity: Identity, user: User): Promise<void> {
  const { provider, id } = identity;
  const mail = newMailOf('providerLinked', {
    to: user.email,
    // A link that was ended in between and comes back is told again.
    cause: `${user.id}#${id}#${user.securityVersion}`,
    data: { name: user.name, provider },
  });
  if (!(await linkIdentity(identity, user.id, mail))) throw new AppError('UNAVAILABLE');
}
