import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getPoolAnswer } from '../use-cases/pool-answer.ts';

export const handler = permittedEndpoint(quizzes.getPrizePool, ({ quiz, user }) =>
  getPoolAnswer(quiz, user.id),
);
