import { quizzes } from '@quizhall/shared/contract/quizzes';
import { deleteQuiz } from '../_data/quizzes.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { nowIso } from '../_platform/clock.ts';

export const handler = permittedEndpoint(quizzes.deleteQuiz, ({ quiz }) => deleteQuiz(quiz, nowIso()));
