import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { getInvite, removeInvite } from '../model/co-invites.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.cancelInvite, async ({ quiz, params }) => {
  const invite = await getInvite(quiz.id, params.inviteId);
  if (!invite || !(await removeInvite(invite))) throw new AppError('NOT_FOUND');
});
