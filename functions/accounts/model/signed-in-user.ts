import type { SignedInUser } from '@quizhall/shared/model/accounts/user';
import { pupilLoginOf, shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import type { User } from './users.ts';

/**
 * The person as login, verify-email and the profile answer them. An account exists only once its address is verified; one without
 * email has its class code and user name instead.
 */
export function toSignedInUser({ id, email, name, type, canCreateQuizzes }: User): SignedInUser {
  const pupil = pupilLoginOf(email);
  return {
    id,
    email: shownEmail(email),
    fullName: name,
    userType: type,
    isEmailVerified: pupil === undefined,
    canCreateQuizzes,
    ...(pupil && { classLogin: pupil }),
  };
}

/** Where a person's picture lies, if they have one: to be spread into what is told of them. */
export const pictureOf = ({ avatarKey }: Pick<User, 'avatarKey'>): { avatarUrl?: string } =>
  avatarKey === undefined ? {} : { avatarUrl: mediaUrl(avatarKey) };

/** What people tell of themselves. */
export const ownFieldsOf = (user: User) => {
  const { phone, location, bio, dateOfBirth, language } = user;
  return { ...toSignedInUser(user), ...pictureOf(user), phone, location, bio, dateOfBirth, language };
};
