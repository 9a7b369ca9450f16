import { explore } from '@quizhall/shared/contract/explore/explore';
import { isSaved } from '../model/saved-quizzes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(explore.getSaved, async ({ user, params: { quizId } }) => ({
  saved: await isSaved(user.id, quizId),
}));
