import { explore } from '@quizhall/shared/contract/explore/explore';
import { listSavedIds } from '../model/saved-quizzes.ts';
import { listReachableCards } from '../use-cases/explore-cards.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(explore.listSaved, async ({ user }) => ({
  quizzes: await listReachableCards(await listSavedIds(user.id), user),
}));
