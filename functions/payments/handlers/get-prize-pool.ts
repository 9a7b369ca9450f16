import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { poolAnswer } from '../use-cases/pool-answer.ts';

export const handler = permittedEndpoint(quizzes.getPrizePool, ({ quiz, user }) => poolAnswer(quiz, user.id));
