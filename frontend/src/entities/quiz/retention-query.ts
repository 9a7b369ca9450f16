import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { quizKeys } from './quiz-keys.ts';

/** How long a quiz keeps submissions, what goes next, and what would go first if it kept them for so many months. */
export const retentionQuery = (id: string, months?: number) =>
  queryOptions({
    queryKey: quizKeys.retention(id, months),
    queryFn: ({ signal }) =>
      call(
        routes.quizzes.getRetention,
        { params: { id }, query: months === undefined ? {} : { months } },
        { quiet: true, signal },
      ),
    staleTime: 5_000,
  });
