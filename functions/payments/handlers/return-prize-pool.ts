import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { returnSpareFunds } from '../use-cases/fund-pool.ts';
import { getPoolAnswer } from '../use-cases/pool-answer.ts';

export const handler = permittedEndpoint(quizzes.returnPrizePool, async ({ quiz, user }) =>
  getPoolAnswer(await returnSpareFunds(quiz.id, user.id), user.id),
);
