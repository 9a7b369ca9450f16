import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { essaysOf, readPlace, waitingPage } from '../_taking/waiting.ts';

export const handler = permittedEndpoint(quizzes.listGrading, async ({ quiz, query }) => {
  const { questionId, submissionId, limit, cursor } = query;
  if (submissionId !== undefined) return { answers: await essaysOf(quiz, submissionId, questionId) };
  const after = cursor === undefined ? undefined : readPlace(cursor);
  return waitingPage(quiz, { questionId, limit, after });
});
