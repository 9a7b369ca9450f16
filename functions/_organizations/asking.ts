import type { Asking } from '../_data/join-requests.ts';
import type { User } from '../_data/users.ts';
import { keyedDigest } from '../_platform/tokens.ts';

/** Somebody as an organization knows them again that took them out: by their id, and by a digest of their address. */
export const askingAs = async ({ id, email }: Pick<User, 'id' | 'email'>): Promise<Asking> => ({
  userId: id,
  address: await keyedDigest('removed-member', email.toLowerCase()),
});
