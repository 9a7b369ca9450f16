import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { actOn } from '../model/publishing.ts';
import { cardAnswer } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.pauseQuiz, async ({ quiz, ...caller }) =>
  cardAnswer(await actOn(quiz, 'pause'), caller),
);
