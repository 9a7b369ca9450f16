import { users } from '@quizhall/shared/contract/accounts/users';
import { findSignedInPerson } from '../model/signed-in-person.ts';
import { pictureFields, toSignedInUser } from '../model/signed-in-user.ts';
import { unreadCount } from '../model/counters.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(
  users.getSession,
  async ({ person: { user, counters, own } }) => ({
    session: {
      ...toSignedInUser(user),
      ...pictureFields(user),
      unread: unreadCount(counters),
      ...own,
      organizationName: user.organizationName,
      plan: user.plan,
      quizCount: counters.quizzes,
    },
  }),
  { findPerson: findSignedInPerson },
);
