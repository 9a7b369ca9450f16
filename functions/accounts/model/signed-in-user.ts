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

/** URL of the user's picture, if any, to spread into an answer. */
export const pictureFields = ({ avatarKey }: Pick<User, 'avatarKey'>): { avatarUrl?: string } =>
  avatarKey === undefined ? {} : { avatarUrl: mediaUrl(avatarKey) };

/** Profile fields that users edit themselves. */
export const profileFields = (user: User) => {
  const { phone, location, bio, dateOfBirth, language } = user;
  return { ...toSignedInUser(user), ...pictureFields(user), phone, location, bio, dateOfBirth, language };
};
