import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { publishQuiz } from '../model/publish-approvals.ts';
import { getCardResponse } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.publishQuiz, async ({ quiz: draft, user, roles }) => {
  const { quiz, ...approval } = await publishQuiz(draft, user.id, roles);
  return { ...(await getCardResponse(quiz, { roles, user })), ...approval };
});
