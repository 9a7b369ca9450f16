import { explore } from '@quizhall/shared/contract/explore';
import { isSaved } from '../_data/saved-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(explore.getSaved, async ({ user, params: { quizId } }) => ({
  saved: await isSaved(user.id, quizId),
}));
