import { explore } from '@quizhall/shared/contract/explore';
import { removeSaved } from '../_data/saved-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(explore.unsaveQuiz, async ({ user, params: { quizId } }) => {
  await removeSaved(user.id, quizId);
  return { saved: false };
});
