import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

const parts = (quizId: string) => ({ params: { id: quizId } });

/** Whether the signed-in person hears when the quiz starts. */
export const startAlertQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['taking', 'start-alert', quizId],
    queryFn: async ({ signal }) =>
      (await call(routes.attempts.getStartAlert, parts(quizId), { signal, quiet: true })).asked,
  });

/** Hear of it, or not any more. @throws ApiError */
export async function setStartAlert(quizId: string, wanted: boolean): Promise<boolean> {
  const route = wanted ? routes.attempts.askStartAlert : routes.attempts.dropStartAlert;
  return (await call(route, parts(quizId), { quiet: true })).asked;
}
