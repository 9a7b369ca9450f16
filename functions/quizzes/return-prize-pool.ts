import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { returnSpare } from '../_payments/fund-pool.ts';
import { poolAnswer } from '../_payments/pool-answer.ts';

export const handler = permittedEndpoint(quizzes.returnPrizePool, async ({ quiz, user }) =>
  poolAnswer(await returnSpare(quiz.id, user.id), user.id),
);
