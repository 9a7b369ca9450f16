import { users } from '@quizhall/shared/contract/accounts/users';
import { profileFields } from '../model/signed-in-user.ts';
import { findAccount } from '../model/signed-in-person.ts';
import { changeAccount } from '../model/users.ts';
import { acceptUpload } from '../../platform/storage/upload-checks.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { renamePersonItem } from '../../organizations/model/rename-jobs.ts';

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
    const beside = isRenamed ? [renamePersonItem(person.id)] : [];
    const user = isEmpty ? person : await changeAccount(person.id, change, beside);
    if (!user) throw new AppError('SESSION_EXPIRED');
    return { user: profileFields(user) };
  },
  { findPerson: findAccount },
);
