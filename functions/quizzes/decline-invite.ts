import { quizzes } from '@quizhall/shared/contract/quizzes';
import { openInvite } from '../_authoring/co-authors.ts';
import { removeInvite } from '../_data/co-invites.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(quizzes.declineInvite, async ({ params, user }) => {
  if (!(await removeInvite(await openInvite(params.token, user)))) throw new AppError('INVALID_LINK');
});
