import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { listQuizzes } from '../api/quiz-calls.ts';
import type { ListFilters } from '../model/list-filters.ts';

/** The own quizzes page by page; while other filters load, the former list stays. */
export function useQuizList(filters: ListFilters) {
  return useInfiniteQuery({
    queryKey: quizKeys.list(filters),
    queryFn: ({ pageParam, signal }) => listQuizzes(filters, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // Numbers grow while one is elsewhere.
    staleTime: 5_000,
  });
}
