import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { QuizAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import type { OwnQuiz, QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { BulkAction } from '../list/bulk.ts';
import type { WantedStatus } from './status-actions.ts';
import type { ListFilters } from '../list/list-filters.ts';

export type QuizPage = ResponseOf<Contract['quizzes']['listQuizzes']>;

/** The screens display errors themselves, so no toast is shown. */
const QUIET = { quiet: true } as const;

const queryOf = ({ q, scope, ...filters }: ListFilters) => ({
  ...filters,
  ...(scope === 'shared' && { scope }),
  ...(q && { search: q }),
});

/** Lists own quizzes. @throws ApiError */
export function listQuizzes(
  filters: ListFilters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QuizPage> {
  const query = { ...queryOf(filters), ...(cursor !== undefined && { cursor }) };
  return call(routes.quizzes.listQuizzes, { query }, { ...QUIET, signal });
}

/** Gets the time when a quiz or its statistics last changed. @throws ApiError */
export const getPulse = (id: string, signal: AbortSignal) =>
  call(routes.quizzes.getPulse, { params: { id } }, { ...QUIET, signal });
/** Lists all quizzes that match the filters and permit bulk actions. @throws ApiError */
export async function listMatches(filters: ListFilters): Promise<NonNullable<QuizPage['matches']>> {
  const query = { ...queryOf(filters), limit: 1, matches: 'with' as const };
  const { matches = [] } = await call(routes.quizzes.listQuizzes, { query }, QUIET);
  return matches;
}

/** Applies an action to at most 100 quizzes. Returns the result of each. @throws ApiError */
export async function bulkAction(quizIds: string[], action: BulkAction) {
  return (await call(routes.quizzes.bulkAction, { body: { quizIds, action } }, QUIET)).results;
}

/** Copies a quiz into a new draft. @throws ApiError */
export async function duplicateQuiz(id: string): Promise<QuizCard> {
  return (await call(routes.quizzes.duplicateQuiz, { params: { id } }, QUIET)).quiz;
}

/** Sets if other websites may embed the quiz. Keeps all other settings. @throws ApiError */
export async function setEmbeddable(id: string, embeddable: boolean): Promise<OwnQuiz> {
  const { quiz: before } = await call(routes.quizzes.getQuiz, { params: { id } }, QUIET);
  const body = { settings: { ...before.settings, embeddable }, revision: before.revision };
  const { quiz } = await call(routes.quizzes.updateQuiz, { params: { id }, body }, QUIET);
  return quiz;
}

/** Gets the question analysis of a quiz. @throws ApiError */
export const getAnalysis = (id: string, signal: AbortSignal): Promise<QuizAnalysis> =>
  call(routes.quizzes.getQuizAnalysis, { params: { id } }, { ...QUIET, signal });

/** Changes the status of a quiz. Publishing an archived one restores its previous status. @throws ApiError */
export async function setStatus(id: string, status: WantedStatus): Promise<OwnQuiz> {
  const { quiz } = await call(routes.quizzes.updateQuiz, { params: { id }, body: { status } }, QUIET);
  return quiz;
}

/** Leaves a quiz as a co-author. @throws ApiError */
export const leaveQuiz = (id: string) => call(routes.quizzes.leaveQuiz, { params: { id } }, QUIET);

/** Releases the results of all submissions so far. @throws ApiError */
export function releaseResults(id: string): Promise<{ releasedAt: string }> {
  return call(routes.quizzes.releaseResults, { params: { id }, body: { all: true } }, QUIET);
}
