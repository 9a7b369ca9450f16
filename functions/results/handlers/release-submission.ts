import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { releaseOne } from '../model/release-one.ts';
import { loadSubmission } from '../../attempts/model/attempt-ticket.ts';

export const handler = permittedEndpoint(quizzes.releaseSubmission, async ({ params, quiz, user }) => {
  await loadSubmission(params.id);
  const outcome = await releaseOne(params.id, quiz, user.id);
  if (outcome === 'running') throw new AppError('IN_PROGRESS');
  if (outcome === 'pending')
    throw new AppError('INVALID_STATE', { message: 'Please grade every answer first.' });
  const { id, status } = await loadSubmission(params.id);
  return { submissionId: id, status };
});
