import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { poolAnswer } from '../_payments/pool-answer.ts';

export const handler = permittedEndpoint(quizzes.getPrizePool, ({ quiz, user }) => poolAnswer(quiz, user.id));
