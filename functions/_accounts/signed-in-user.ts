import type { SignedInUser } from '@quizhall/shared/model/user';
import { mediaUrl } from '@quizhall/shared/rules/uploads';
import type { User } from '../_data/users.ts';

/** What login, verify-email and the profile tell of a person. An account exists only once its address is verified. */
export function toSignedInUser({ id, email, name, type, canCreateQuizzes }: User): SignedInUser {
  return { id, email, fullName: name, userType: type, isEmailVerified: true, canCreateQuizzes };
}

/** Where a person's picture lies, if they have one: to be spread into what is told of them. */
export const pictureOf = ({ avatarKey }: Pick<User, 'avatarKey'>): { avatarUrl?: string } =>
  avatarKey === undefined ? {} : { avatarUrl: mediaUrl(avatarKey) };

/** What people tell of themselves. */
export const ownFieldsOf = (user: User) => {
  const { phone, location, bio, dateOfBirth, language } = user;
  return { ...toSignedInUser(user), ...pictureOf(user), phone, location, bio, dateOfBirth, language };
};
