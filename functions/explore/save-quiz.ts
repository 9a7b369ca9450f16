import { explore } from '@quizhall/shared/contract/explore';
import { listSavedIds, putSaved, removeSaved } from '../_data/saved-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { isLetIn } from '../_taking/audience.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

const MOST = 100;

export const handler = endpoint(explore.saveQuiz, async ({ user, params: { quizId } }) => {
  // What is for the members of an organization is not there for anybody else.
  if (!(await isLetIn(await getShownQuiz(quizId), user))) throw new AppError('NOT_FOUND');
  await putSaved(user.id, quizId);
  const forgotten = (await listSavedIds(user.id)).slice(MOST);
  await Promise.all(forgotten.map((id) => removeSaved(user.id, id)));
  return { saved: true };
});
