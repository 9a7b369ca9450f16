import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { detailsOf } from '../_taking/details.ts';
import { picturesOf } from '../_taking/pictures.ts';
import { loadSubmission } from '../_taking/ticket.ts';

export const handler = permittedEndpoint(quizzes.getSubmissionDetails, async ({ params, quiz }) => {
  const attempt = await loadSubmission(params.id);
  const [details, pictureOf] = await Promise.all([
    detailsOf(attempt, quiz),
    picturesOf([attempt.participant]),
  ]);
  const participant = { ...details.participant, avatarUrl: pictureOf(attempt.participant) };
  return { ...details, participant };
});
