import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { removeAccommodation } from '../../attempts/model/accommodations.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.removeAccommodation, async ({ quiz, query, user }) => {
  if (!(await removeAccommodation(quiz.id, query, user.id))) throw new AppError('NOT_FOUND');
});
