import { quizzes } from '@quizhall/shared/contract/quizzes';
import { loadDraft } from '../_authoring/publishing.ts';
import { standingWith, toOwnQuiz } from '../_authoring/quiz-view.ts';
import { waitingOf } from '../_authoring/waiting.ts';
import { getCardNumbers } from '../_data/card-numbers.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getQuiz, async ({ quiz, roles, user }) => {
  const [content, numbers, standing, waiting] = await Promise.all([
    loadDraft(quiz),
    getCardNumbers(quiz.id),
    standingWith(quiz, roles, user.id),
    waitingOf(quiz),
  ]);
  return { quiz: { ...toOwnQuiz(quiz, content, numbers, roles), ...standing, waiting } };
});
