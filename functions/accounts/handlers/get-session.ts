import { users } from '@quizhall/shared/contract/accounts/users';
import { findSignedInPerson } from '../model/signed-in-person.ts';
import { pictureOf, toSignedInUser } from '../model/signed-in-user.ts';
import { unreadOf } from '../model/counters.ts';
import { endpoint } from '../../http/endpoint.ts';

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
