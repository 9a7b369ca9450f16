import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { changeCoAuthorRole } from '../model/co-authors.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.changeCoAuthor, async ({ quiz, params, body }) => {
  if (!(await changeCoAuthorRole(quiz.id, params.userId, body.role))) throw new AppError('NOT_FOUND');
});
