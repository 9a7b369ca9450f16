import { quizzes } from '@quizhall/shared/contract/quizzes';
import { loadDraft } from '../_authoring/publishing.ts';
import { toOwnQuiz } from '../_authoring/quiz-view.ts';
import { getCardNumbers } from '../_data/card-numbers.ts';
import { getOwnQuiz } from '../_data/quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(quizzes.getQuiz, async ({ params, user }) => {
  const quiz = await getOwnQuiz(params.id, user.id);
  const [{ questions }, numbers] = await Promise.all([loadDraft(quiz), getCardNumbers(quiz.id)]);
  return { quiz: toOwnQuiz(quiz, questions, numbers) };
});
