import { quizzes } from '@quizhall/shared/contract/quizzes';
import { removeAccommodation } from '../_data/accommodations.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(quizzes.removeAccommodation, async ({ quiz, query, user }) => {
  if (!(await removeAccommodation(quiz.id, query, user.id))) throw new AppError('NOT_FOUND');
});
