import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { removeQuiz } from '../model/remove-quiz.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.deleteQuiz, ({ quiz, user }) => removeQuiz(quiz, user.id));
