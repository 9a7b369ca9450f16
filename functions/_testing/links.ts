import type { SignInProvider } from '@quizhall/shared/model/enums';
import { linkIdentity } from '../_data/oidc.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { randomText } from '../_platform/random.ts';

/** Somebody's identity at a provider, which opens their account from now on. */
export async function linkedProvider(userId: string, provider: SignInProvider): Promise<{ id: string }> {
  const id = randomText(43);
  const identity = { provider, id, email: '', isVerified: true, name: '' };
  const data = { name: '', provider };
  await linkIdentity(
    identity,
    userId,
    newMailOf('providerLinked', { to: 'ada@example.com', cause: id, data }),
  );
  return { id };
}
