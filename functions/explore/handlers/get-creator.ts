import { explore } from '@quizhall/shared/contract/explore/explore';
import { getUser } from '../../accounts/model/users.ts';
import { getResultPage } from '../use-cases/result-page.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

/** Whoever lists a quiz is shown to everybody by name; of nobody else is anything told. */
export const handler = endpoint(explore.getCreator, async ({ params: { id }, query: { limit, cursor } }) => {
  const [user, { quizzes, total, nextCursor }] = await Promise.all([
    getUser(id),
    getResultPage({ query: '', filters: { ownerId: id }, sort: 'newest', limit }, cursor),
  ]);
  if (!user || (quizzes.length === 0 && cursor === undefined)) throw new AppError('NOT_FOUND');
  return { creator: { id, name: user.name }, quizzes, total, nextCursor };
});
