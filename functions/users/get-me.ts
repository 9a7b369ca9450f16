import { users } from '@quizhall/shared/contract/users';
import { listOwnAttempts } from '../_accounts/own-attempts.ts';
import { toProfile } from '../_accounts/profile.ts';
import { listOwnerCards } from '../_data/owner-quizzes.ts';
import { getUser } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

/** One page of the index: the totals of somebody with more finished attempts stop growing here. */
const COUNTED_ATTEMPTS = 1_000;

export const handler = endpoint(users.getMe, async ({ user: { id } }) => {
  const [user, quizzes, attempts] = await Promise.all([
    getUser(id),
    listOwnerCards(id),
    listOwnAttempts(id, COUNTED_ATTEMPTS),
  ]);
  if (!user) throw new AppError('SESSION_EXPIRED');
  return { user: toProfile(user, quizzes, attempts) };
});
