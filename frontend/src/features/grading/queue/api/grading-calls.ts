import type { Contract } from '@quizhall/shared/contract';
import type { BodyOf, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { WaitingAnswer } from '@quizhall/shared/contract/grading/grading';
import type { Job } from '@quizhall/shared/model/job';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

export type QueuePage = ResponseOf<Contract['quizzes']['listGradingQueue']>;
export type Graded = ResponseOf<Contract['quizzes']['gradeSubmission']>;
export type Grade = BodyOf<Contract['quizzes']['gradeSubmission']>['grades'][number];

/** The screens display errors themselves. */
const QUIET = { quiet: true } as const;

/** Lists unreleased answers without their texts. @throws ApiError */
export const listQueue = (
  id: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<QueuePage> => {
  const query = cursor === undefined ? {} : { cursor };
  return call(routes.quizzes.listGradingQueue, { params: { id }, query }, { ...QUIET, signal });
};

/** Gets an answer with its text and rubric; null once released. @throws ApiError */
export async function getAnswer(
  id: string,
  query: { submissionId: string; questionId: string },
  signal: AbortSignal,
): Promise<WaitingAnswer | null> {
  const { answers } = await call(routes.quizzes.listGrading, { params: { id }, query }, { ...QUIET, signal });
  return answers[0] ?? null;
}

/** @throws ApiError STALE_GRADE if another grader has graded the answer since */
export const gradeAnswer = (submissionId: string, grade: Grade): Promise<Graded> =>
  call(routes.quizzes.gradeSubmission, { params: { id: submissionId }, body: { grades: [grade] } }, QUIET);

/** Starts the release of all or some ready results. Returns the run. @throws ApiError */
export async function beginRelease(
  id: string,
  wish: { all: true } | { submissionIds: string[] },
): Promise<string> {
  return (await call(routes.quizzes.releaseResults, { params: { id }, body: wish }, QUIET)).runId;
}

/** @throws ApiError */
export const getRelease = (runId: string, signal: AbortSignal): Promise<Job> =>
  call(routes.runs.getRun, { params: { id: runId } }, { ...QUIET, signal });
