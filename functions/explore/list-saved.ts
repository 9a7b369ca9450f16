import { explore } from '@quizhall/shared/contract/explore';
import { listSavedIds } from '../_data/saved-quizzes.ts';
import { reachableCards } from '../_explore/cards.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(explore.listSaved, async ({ user }) => ({
  quizzes: await reachableCards(await listSavedIds(user.id), user),
}));
