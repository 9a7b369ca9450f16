import { users } from '@quizhall/shared/contract/accounts/users';
import { removeSession } from '../model/sessions.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(users.endSession, async ({ params, user }) => {
  if (!(await removeSession({ userId: user.id, familyId: params.id }))) throw new AppError('NOT_FOUND');
});
