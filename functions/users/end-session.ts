import { users } from '@quizhall/shared/contract/users';
import { removeSession } from '../_data/sessions.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(users.endSession, async ({ params, user }) => {
  if (!(await removeSession({ userId: user.id, familyId: params.id }))) throw new AppError('NOT_FOUND');
});
