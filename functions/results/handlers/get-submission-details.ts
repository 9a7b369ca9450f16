import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { detailsOf } from '../../attempts/model/submission-details.ts';
import { picturesOf } from '../../attempts/model/profile-pictures.ts';
import { loadSubmission } from '../../attempts/model/attempt-ticket.ts';

export const handler = permittedEndpoint(quizzes.getSubmissionDetails, async ({ params, quiz }) => {
  const attempt = await loadSubmission(params.id);
  const [details, pictureOf] = await Promise.all([
    detailsOf(attempt, quiz),
    picturesOf([attempt.participant]),
  ]);
  const participant = { ...details.participant, avatarUrl: pictureOf(attempt.participant) };
  return { ...details, participant };
});
