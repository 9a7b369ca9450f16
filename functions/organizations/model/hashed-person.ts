import type { Asking } from './join-requests.ts';
import type { User } from '../../accounts/model/users.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

/** Somebody as an organization knows them again that took them out: by their id, and by a digest of their address. */
export const askingAs = async ({ id, email }: Pick<User, 'id' | 'email'>): Promise<Asking> => ({
  userId: id,
  address: await keyedDigest('removed-member', email.toLowerCase()),
});
