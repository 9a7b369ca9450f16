import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { removeCoAuthor } from '../model/co-authors.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.leaveQuiz, async ({ quiz, user }) => {
  await removeCoAuthor(quiz.id, user.id);
});
