import { quizzes } from '@quizhall/shared/contract/quizzes';
import { removeQuiz } from '../_authoring/remove-quiz.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.deleteQuiz, ({ quiz, user }) => removeQuiz(quiz, user.id));
