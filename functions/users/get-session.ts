import { users } from '@quizhall/shared/contract/users';
import { findSignedInPerson } from '../_accounts/signed-in-person.ts';
import { pictureOf, toSignedInUser } from '../_accounts/signed-in-user.ts';
import { unreadOf } from '../_data/counters.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(
  users.getSession,
  async ({ person: { user, counters, own } }) => ({
    session: {
      ...toSignedInUser(user),
      ...pictureOf(user),
      unread: unreadOf(counters),
      ...own,
      organizationName: user.organizationName,
      plan: user.plan,
      quizCount: counters.quizzes,
    },
  }),
  { findPerson: findSignedInPerson },
);
