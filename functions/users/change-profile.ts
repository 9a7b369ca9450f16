import { users } from '@quizhall/shared/contract/users';
import { ownFieldsOf } from '../_accounts/signed-in-user.ts';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { changeAccount } from '../_data/users.ts';
import { acceptUpload } from '../_files/checks.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { renamedPerson } from '../_runs/new-names.ts';

export const handler = endpoint(
  users.changeProfile,
  async ({ body: { fullName, avatar, ...fields }, person }) => {
    const change = {
      ...fields,
      ...(fullName !== undefined && { name: fullName }),
      ...(avatar === null && { avatarKey: undefined }),
      ...(avatar && {
        avatarKey: await acceptUpload({
          key: avatar.key,
          use: 'avatar',
          userId: person.id,
          field: 'avatar',
        }),
      }),
    };
    const isEmpty = Object.keys(change).length === 0;
    const isRenamed = change.name !== undefined && change.name !== person.name;
    const beside = isRenamed ? [renamedPerson(person.id)] : [];
    const user = isEmpty ? person : await changeAccount(person.id, change, beside);
    if (!user) throw new AppError('SESSION_EXPIRED');
    return { user: ownFieldsOf(user) };
  },
  { findPerson: findAccount },
);
