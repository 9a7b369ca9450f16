import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { WantedStatus } from '../model/status-actions.ts';
import type { ListFilters } from '../model/list-filters.ts';

export type QuizPage = ResponseOf<Contract['quizzes']['listQuizzes']>;

/** The screens show every failure themselves, so that nothing is said twice. */
const QUIET = { quiet: true } as const;

/** One page of the own quizzes. @throws ApiError */
export function listQuizzes(
  { q, scope, ...filters }: ListFilters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QuizPage> {
  const query = {
    ...filters,
    ...(scope === 'shared' && { scope }),
    ...(q && { search: q }),
    ...(cursor !== undefined && { cursor }),
  };
  return call(routes.quizzes.listQuizzes, { query }, { ...QUIET, signal });
}

/** When a quiz or its numbers last changed. @throws ApiError */
export const getPulse = (id: string, signal: AbortSignal) =>
  call(routes.quizzes.getPulse, { params: { id } }, { ...QUIET, signal });

/** Moves a quiz to another status; an archived one that is to be published goes back to what it was. @throws ApiError */
export async function setStatus(id: string, status: WantedStatus): Promise<OwnQuiz> {
  const { quiz } = await call(routes.quizzes.updateQuiz, { params: { id }, body: { status } }, QUIET);
  return quiz;
}

/** Works on somebody else's quiz no longer. @throws ApiError */
export const leaveQuiz = (id: string) => call(routes.quizzes.leaveQuiz, { params: { id } }, QUIET);

/** Releases the results of everything handed in up to now. @throws ApiError */
export function releaseResults(id: string): Promise<{ releasedAt: string }> {
  return call(routes.quizzes.releaseResults, { params: { id }, body: { all: true } }, QUIET);
}
