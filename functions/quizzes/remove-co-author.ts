import { quizzes } from '@quizhall/shared/contract/quizzes';
import { removeCoAuthor } from '../_data/co-authors.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(quizzes.removeCoAuthor, async ({ quiz, params }) => {
  if (!(await removeCoAuthor(quiz.id, params.userId))) throw new AppError('NOT_FOUND');
});
