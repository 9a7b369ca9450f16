import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { removeCoAuthor } from '../model/co-authors.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.removeCoAuthor, async ({ quiz, params }) => {
  if (!(await removeCoAuthor(quiz.id, params.userId))) throw new AppError('NOT_FOUND');
});
