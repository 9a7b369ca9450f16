import { quizzes } from '@quizhall/shared/contract/quizzes';
import { getInvite, removeInvite } from '../_data/co-invites.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(quizzes.cancelInvite, async ({ quiz, params }) => {
  const invite = await getInvite(quiz.id, params.inviteId);
  if (!invite || !(await removeInvite(invite))) throw new AppError('NOT_FOUND');
});
