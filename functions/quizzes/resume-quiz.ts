import { quizzes } from '@quizhall/shared/contract/quizzes';
import { actOn } from '../_authoring/publishing.ts';
import { cardAnswer } from '../_authoring/quiz-view.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.resumeQuiz, async ({ quiz, ...caller }) =>
  cardAnswer(await actOn(quiz, 'resume'), caller),
);
