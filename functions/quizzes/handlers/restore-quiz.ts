import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { applyStatusAction } from '../model/publishing.ts';
import { getCardResponse } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.restoreQuiz, async ({ quiz, ...caller }) =>
  getCardResponse(await applyStatusAction(quiz, 'restore'), caller),
);
