import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { CompareFilters } from '../model/filters.ts';

/** The own quizzes side by side, page by page. The page shows a failure itself. */
export const comparisonQuery = ({ q, status, sort }: Pick<CompareFilters, 'q' | 'status' | 'sort'>) =>
  cursorQuery({
    queryKey: ['quizzes', 'comparison', { q, status, sort }],
    read: (cursor, signal) =>
      call(
        routes.quizzes.compareQuizzes,
        { query: { status, sort, ...(q && { search: q }), ...(cursor !== undefined && { cursor }) } },
        { quiet: true, signal },
      ),
    // Numbers grow while one is elsewhere.
    staleTime: 5_000,
  });
