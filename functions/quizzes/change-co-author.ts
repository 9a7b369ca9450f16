import { quizzes } from '@quizhall/shared/contract/quizzes';
import { changeRole } from '../_data/co-authors.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(quizzes.changeCoAuthor, async ({ quiz, params, body }) => {
  if (!(await changeRole(quiz.id, params.userId, body.role))) throw new AppError('NOT_FOUND');
});
