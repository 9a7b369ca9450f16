import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { quizKeys } from './quiz-keys.ts';

/** One entry per quiz with its status. The menu is no list page: the newest few, then "View All Quizzes". */
const SHOWN = 6;

/** The own quizzes that were changed last, for the menus of the bar; read when one of them opens. */
export const newestQuizzes = queryOptions({
  queryKey: quizKeys.newest,
  queryFn: async ({ signal }) => {
    const query = { limit: SHOWN };
    const { quizzes } = await call(routes.quizzes.listQuizzes, { query }, { quiet: true, signal });
    return quizzes.map(({ id, title, status }) => ({ id, title, status }));
  },
});
