import { users } from '@quizhall/shared/contract/users';
import { listOwnAttempts } from '../_accounts/own-attempts.ts';
import { NEWEST, toProfile } from '../_accounts/profile.ts';
import { findSignedInPerson } from '../_accounts/signed-in-person.ts';
import { listNewestOwnerCards } from '../_data/owner-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(
  users.getMe,
  async ({ user: { id }, person: { user, counters, own } }) => {
    const [quizzes, attempts] = await Promise.all([
      listNewestOwnerCards(id, NEWEST),
      listOwnAttempts(id, NEWEST),
    ]);
    return { user: { ...toProfile(user, counters, { quizzes, attempts }), ...own } };
  },
  { findPerson: findSignedInPerson },
);
