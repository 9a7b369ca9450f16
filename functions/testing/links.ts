import type { SignInProvider } from '@quizhall/shared/model/enums';
import { linkIdentity } from '../accounts/model/oidc-tickets.ts';
import { newTypedMailItem } from '../notifications/model/new-mail.ts';
import { randomText } from '../platform/security/random.ts';

/** Somebody's identity at a provider, which opens their account from now on. */
export async function linkedProvider(userId: string, provider: SignInProvider): Promise<{ id: string }> {
  const id = randomText(43);
  const identity = { provider, id, email: '', isVerified: true, name: '' };
  const data = { name: '', provider };
  await linkIdentity(
    identity,
    userId,
    newTypedMailItem('providerLinked', { to: 'ada@example.com', cause: id, data }),
  );
  return { id };
}
