import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { openInvite } from '../use-cases/co-authors.ts';
import { removeInvite } from '../model/co-invites.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(quizzes.declineInvite, async ({ params, user }) => {
  if (!(await removeInvite(await openInvite(params.token, user)))) throw new AppError('INVALID_LINK');
});
