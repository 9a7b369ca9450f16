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

/** The screens show every failure themselves, so that nothing is said twice. */
const QUIET = { quiet: true } as const;

const queryOf = ({ q, scope, ...filters }: ListFilters) => ({
  ...filters,
  ...(scope === 'shared' && { scope }),
  ...(q && { search: q }),
});

/** One page of the own quizzes. @throws ApiError */
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
/** Every quiz that fits and may be changed in bulk. @throws ApiError */
export async function listMatches(filters: ListFilters): Promise<NonNullable<QuizPage['matches']>> {
  const query = { ...queryOf(filters), limit: 1, matches: 'with' as const };
  const { matches = [] } = await call(routes.quizzes.listQuizzes, { query }, QUIET);
  return matches;
}

/** Does the same to many quizzes, at most a hundred; answers for each. @throws ApiError */
export async function bulkAction(quizIds: string[], action: BulkAction) {
  return (await call(routes.quizzes.bulkAction, { body: { quizIds, action } }, QUIET)).results;
}

/** Copies a quiz into a draft of its own. @throws ApiError */
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
