import { quizzes } from '@quizhall/shared/contract/quizzes';
import { removeCoAuthor } from '../_data/co-authors.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.leaveQuiz, async ({ quiz, user }) => {
  await removeCoAuthor(quiz.id, user.id);
});
