import { users } from '@quizhall/shared/contract/accounts/users';
import { findAccount } from '../model/signed-in-person.ts';
import { toSignedInUser } from '../model/signed-in-user.ts';
import { changeAccount } from '../model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(
  users.becomeCreator,
  async ({ person }) => {
    if (person.canCreateQuizzes) return { user: toSignedInUser(person) };
    const user = await changeAccount(person.id, { type: 'moderator', canCreateQuizzes: true });
    if (!user) throw new AppError('SESSION_EXPIRED');
    return { user: toSignedInUser(user) };
  },
  { findPerson: findAccount },
);
