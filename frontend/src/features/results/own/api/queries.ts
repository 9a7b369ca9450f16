import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import { type ResultFilters, resultQuery } from '../model/result-filters.ts';

/** What was earned: sums with the first page, and page by page what brought it. The page shows a failure itself. */
export const rewardsQuery = cursorQuery({
  queryKey: ['results', 'rewards'],
  read: (cursor, signal) =>
    call(routes.users.getRewards, { query: cursor === undefined ? {} : { cursor } }, { quiet: true, signal }),
  // Somebody who has just handed in, or whose score was released, sees it.
  staleTime: 0,
});

/** The own finished attempts that fit, page by page. The page shows a failure itself. */
export const resultsQuery = (filters: ResultFilters) =>
  cursorQuery({
    queryKey: ['results', 'own', filters],
    read: (cursor, signal) =>
      call(
        routes.users.listOwnResults,
        { query: { ...resultQuery(filters, Date.now()), ...(cursor !== undefined && { cursor }) } },
        { quiet: true, signal },
      ),
    // Somebody who has just handed in, or whose score was released, sees it.
    staleTime: 0,
  });
