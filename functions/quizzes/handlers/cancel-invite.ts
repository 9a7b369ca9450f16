import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { getCoInvite, removeCoInvite } from '../model/co-invites.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.cancelInvite, async ({ quiz, params }) => {
  const invite = await getCoInvite(quiz.id, params.inviteId);
  if (!invite || !(await removeCoInvite(invite))) throw new AppError('NOT_FOUND');
});
