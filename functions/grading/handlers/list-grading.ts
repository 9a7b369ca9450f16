import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { essaysOf, readPlace, waitingPage } from '../../attempts/model/pending-submissions.ts';

export const handler = permittedEndpoint(quizzes.listGrading, async ({ quiz, query }) => {
  const { questionId, submissionId, limit, cursor } = query;
  if (submissionId !== undefined) return { answers: await essaysOf(quiz, submissionId, questionId) };
  const after = cursor === undefined ? undefined : readPlace(cursor);
  return waitingPage(quiz, { questionId, limit, after });
});
