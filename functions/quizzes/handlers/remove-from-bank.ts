import { quizBank } from '@quizhall/shared/contract/quizzes/quiz-bank';
import { removeFromBank } from '../model/bank.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(quizBank.removeFromBank, async ({ params, user }) => {
  if (!(await removeFromBank(user.id, params.id))) throw new AppError('NOT_FOUND');
});
