import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { quizKeys } from './quiz-keys.ts';

/** The numbers of a quiz; whoever shows them shows a failure, too. @throws ApiError */
const getOverview = (id: string, signal: AbortSignal): Promise<QuizOverview> =>
  call(routes.quizzes.getQuizOverview, { params: { id } }, { quiet: true, signal });

const REFRESH_EVERY = 10_000;

/** The numbers of a quiz, kept fresh while the page is in sight. */
export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.overview(id),
    queryFn: ({ signal }) => getOverview(id, signal),
    staleTime: 0,
    // Stops by itself in a hidden tab; and a quiz that cannot be read is not asked for again and again.
    refetchInterval: ({ state }) => (state.data ? REFRESH_EVERY : false),
    refetchOnWindowFocus: true,
  });
