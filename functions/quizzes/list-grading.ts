import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { readPlace, waitingPage } from '../_taking/waiting.ts';

export const handler = permittedEndpoint(quizzes.listGrading, async ({ quiz, query }) => {
  const { questionId, limit, cursor } = query;
  const after = cursor === undefined ? undefined : readPlace(cursor);
  return waitingPage(quiz, { questionId, limit, after });
});
