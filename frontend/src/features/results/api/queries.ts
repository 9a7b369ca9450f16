import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';

/** What was earned: sums with the first page, and page by page what brought it. The page shows a failure itself. */
export const rewardsQuery = cursorQuery({
  queryKey: ['results', 'rewards'],
  read: (cursor, signal) =>
    call(routes.users.getRewards, { query: cursor === undefined ? {} : { cursor } }, { quiet: true, signal }),
  // Somebody who has just handed in, or whose score was released, sees it.
  staleTime: 0,
});

/** The own finished attempts page by page, newest first. The page shows a failure itself. */
export const resultsQuery = cursorQuery({
  queryKey: ['results', 'own'],
  read: (cursor, signal) =>
    call(
      routes.users.listOwnResults,
      { query: cursor === undefined ? {} : { cursor } },
      { quiet: true, signal },
    ),
  // Somebody who has just handed in, or whose score was released, sees it.
  staleTime: 0,
});
