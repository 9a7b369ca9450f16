import type { Applicant } from './join-requests.ts';
import type { User } from '../../accounts/model/users.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

/** The user id and hashed email address by which an organization recognizes a removed member. */
export const toApplicant = async ({ id, email }: Pick<User, 'id' | 'email'>): Promise<Applicant> => ({
  userId: id,
  address: await keyedDigest('removed-member', email.toLowerCase()),
});
