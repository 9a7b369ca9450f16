import { useQuery } from '@tanstack/react-query';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { getOverview } from '../api/quiz-calls.ts';

const REFRESH_EVERY = 10_000;

/** The numbers of a quiz, kept fresh while the page is in sight. */
export function useOverview(id: string) {
  return useQuery({
    queryKey: quizKeys.overview(id),
    queryFn: ({ signal }) => getOverview(id, signal),
    staleTime: 0,
    // Stops by itself in a hidden tab; and a quiz that cannot be read is not asked for again and again.
    refetchInterval: ({ state }) => (state.data ? REFRESH_EVERY : false),
    refetchOnWindowFocus: true,
  });
}
