import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { Range } from '@/entities/quiz/analytics/range.ts';

/** The creator's totals of these days; the former ones stay while others load. The page shows a failure itself. */
export const analyticsQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['analytics', from, to],
    queryFn: ({ signal }) =>
      call(routes.users.getAnalytics, { query: { from, to } }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    // Numbers grow while one is elsewhere.
    staleTime: 5_000,
  });
