import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { returnSpare } from '../use-cases/fund-pool.ts';
import { poolAnswer } from '../use-cases/pool-answer.ts';

export const handler = permittedEndpoint(quizzes.returnPrizePool, async ({ quiz, user }) =>
  poolAnswer(await returnSpare(quiz.id, user.id), user.id),
);
