import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { quizKeys } from './quiz-keys.ts';

/** The numbers of a quiz; whoever shows them shows a failure, too. @throws ApiError */
const getOverview = (id: string, formulas: 'with' | 'without', signal: AbortSignal): Promise<QuizOverview> =>
  call(routes.quizzes.getQuizOverview, { params: { id }, query: { formulas } }, { quiet: true, signal });

/** Formulas are those of a revision: they are asked for once, and again when it is another. */
export async function refreshed(
  known: QuizOverview | undefined,
  get: (formulas: 'with' | 'without') => Promise<QuizOverview>,
): Promise<QuizOverview> {
  if (!known) return get('with');
  const fresh = await get('without');
  if (fresh.revision !== known.revision) return get('with');
  const formulasOf = new Map(known.questions.map(({ id, formulas }) => [id, formulas]));
  const questions = fresh.questions.map((question) => ({
    ...question,
    formulas: formulasOf.get(question.id),
  }));
  return { ...fresh, questions };
}

/** The numbers of a quiz; what keeps them fresh while they are looked at is the page's own. */
export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.overview(id),
    queryFn: ({ signal, client, queryKey }) =>
      refreshed(client.getQueryData<QuizOverview>(queryKey), (formulas) => getOverview(id, formulas, signal)),
    staleTime: 0,
  });
