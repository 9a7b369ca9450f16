import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { getDraft } from '../model/publishing.ts';
import { getQuizAccess, toOwnQuiz } from '../model/quiz-view.ts';
import { getWaitingQuiz } from '../model/pending-version.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getQuiz, async ({ quiz, roles, user }) => {
  const [content, numbers, standing, waiting] = await Promise.all([
    getDraft(quiz),
    getCardNumbers(quiz.id),
    getQuizAccess(quiz, roles, user.id),
    getWaitingQuiz(quiz),
  ]);
  return { quiz: { ...toOwnQuiz(quiz, content, numbers, roles), ...standing, waiting } };
});
