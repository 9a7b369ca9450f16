import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { loadDraft } from '../model/publishing.ts';
import { standingWith, toOwnQuiz } from '../model/quiz-view.ts';
import { waitingOf } from '../model/pending-version.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getQuiz, async ({ quiz, roles, user }) => {
  const [content, numbers, standing, waiting] = await Promise.all([
    loadDraft(quiz),
    getCardNumbers(quiz.id),
    standingWith(quiz, roles, user.id),
    waitingOf(quiz),
  ]);
  return { quiz: { ...toOwnQuiz(quiz, content, numbers, roles), ...standing, waiting } };
});
