import type { ReportReason } from '@quizhall/shared/model/explore/explore-enums';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** Whoever asks shows failures itself. */
const QUIET = { quiet: true } as const;

/** Listed quizzes that are like this one. */
export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['explore', 'related', id],
    queryFn: async ({ signal }) =>
      (await call(routes.explore.listRelated, { params: { id } }, { ...QUIET, signal })).quizzes,
  });

/** What somebody has saved for later. */
export const savedListQuery = queryOptions({
  queryKey: ['saved', 'list'],
  queryFn: async ({ signal }) => (await call(routes.explore.listSaved, {}, { ...QUIET, signal })).quizzes,
});

/** Whether this quiz is among them. */
export const savedQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['saved', 'one', quizId],
    queryFn: async ({ signal }) =>
      (await call(routes.explore.getSaved, { params: { quizId } }, { ...QUIET, signal })).saved,
  });

/** Saves a quiz for later, or not any more. @throws ApiError */
export async function setSaved(quizId: string, saved: boolean): Promise<boolean> {
  const to = saved ? routes.explore.saveQuiz : routes.explore.unsaveQuiz;
  return (await call(to, { params: { quizId } }, QUIET)).saved;
}

/** Reports a quiz. @throws ApiError */
export const sendReport = (id: string, body: { reason: ReportReason; details: string }): Promise<unknown> =>
  call(routes.explore.reportQuiz, { params: { id }, body }, QUIET);
