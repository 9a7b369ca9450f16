import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { getOpenInvite } from '../use-cases/co-authors.ts';
import { removeCoInvite } from '../model/co-invites.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(quizzes.declineInvite, async ({ params, user }) => {
  if (!(await removeCoInvite(await getOpenInvite(params.token, user)))) throw new AppError('INVALID_LINK');
});
