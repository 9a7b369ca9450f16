import { explore } from '@quizhall/shared/contract/explore';
import { getUser } from '../_data/users.ts';
import { pageOf } from '../_explore/page.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

/** Whoever lists a quiz is shown to everybody by name; of nobody else is anything told. */
export const handler = endpoint(explore.getCreator, async ({ params: { id }, query: { limit, cursor } }) => {
  const [user, { quizzes, total, nextCursor }] = await Promise.all([
    getUser(id),
    pageOf({ query: '', filters: { ownerId: id }, sort: 'newest', limit }, cursor),
  ]);
  if (!user || (quizzes.length === 0 && cursor === undefined)) throw new AppError('NOT_FOUND');
  return { creator: { id, name: user.name }, quizzes, total, nextCursor };
});
