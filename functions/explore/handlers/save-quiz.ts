import { explore } from '@quizhall/shared/contract/explore/explore';
import { listSavedIds, putSaved, removeSaved } from '../model/saved-quizzes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { isLetIn } from '../../attempts/model/audience.ts';
import { getShownQuiz } from '../../attempts/model/entry-card.ts';

const MOST = 100;

export const handler = endpoint(explore.saveQuiz, async ({ user, params: { quizId } }) => {
  // What is for the members of an organization is not there for anybody else.
  if (!(await isLetIn(await getShownQuiz(quizId), user))) throw new AppError('NOT_FOUND');
  await putSaved(user.id, quizId);
  const forgotten = (await listSavedIds(user.id)).slice(MOST);
  await Promise.all(forgotten.map((id) => removeSaved(user.id, id)));
  return { saved: true };
});
