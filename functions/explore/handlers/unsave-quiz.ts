import { explore } from '@quizhall/shared/contract/explore/explore';
import { removeSaved } from '../model/saved-quizzes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(explore.unsaveQuiz, async ({ user, params: { quizId } }) => {
  await removeSaved(user.id, quizId);
  return { saved: false };
});
