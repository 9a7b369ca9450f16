import { explore } from '@quizhall/shared/contract/explore';
import { listSavedIds, putSaved, removeSaved } from '../_data/saved-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

const MOST = 100;

export const handler = endpoint(explore.saveQuiz, async ({ user, params: { quizId } }) => {
  await getShownQuiz(quizId);
  await putSaved(user.id, quizId);
  const forgotten = (await listSavedIds(user.id)).slice(MOST);
  await Promise.all(forgotten.map((id) => removeSaved(user.id, id)));
  return { saved: true };
});
