import { quizBank } from '@quizhall/shared/contract/quiz-bank';
import { removeFromBank } from '../_data/bank.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(quizBank.removeFromBank, async ({ params, user }) => {
  if (!(await removeFromBank(user.id, params.id))) throw new AppError('NOT_FOUND');
});
