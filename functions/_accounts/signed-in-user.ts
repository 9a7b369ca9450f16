import type { SignedInUser } from '@quizhall/shared/model/user';
import type { User } from '../_data/users.ts';

/** What login, verify-email and the profile tell of a person. An account exists only once its address is verified. */
export function toSignedInUser({ id, email, name, type, canCreateQuizzes }: User): SignedInUser {
  return { id, email, fullName: name, userType: type, isEmailVerified: true, canCreateQuizzes };
}
