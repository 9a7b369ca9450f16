import { users } from '@quizhall/shared/contract/users';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { toSignedInUser } from '../_accounts/signed-in-user.ts';
import { changeAccount } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

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
