import { quizzes } from '@quizhall/shared/contract/quizzes';
import { loadDraft, moveStatus } from '../_authoring/publishing.ts';
import { cardAnswer } from '../_authoring/quiz-view.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(quizzes.publishQuiz, async ({ quiz: before, user, roles }) => {
  if (before.status === 'archived') throw new AppError('INVALID_STATE');
  const { quiz } = await moveStatus(await loadDraft(before), 'published', user.id);
  return cardAnswer(quiz, { roles, user });
});
