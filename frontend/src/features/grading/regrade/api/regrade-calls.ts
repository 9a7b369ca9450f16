import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { Correction, RegradePreview } from '@quizhall/shared/model/grading/regrade';
import type { Job } from '@quizhall/shared/model/job';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

export type Regrades = ResponseOf<Contract['quizzes']['listRegrades']>;

/** The screens display errors themselves. */
const QUIET = { quiet: true } as const;

interface Wanted {
  corrections: Correction[];
  /** Quiz revision that the corrections are based on. */
  revision: number;
}

/** Gets a quiz with its current key. @throws ApiError */
export async function getQuestions(id: string, signal: AbortSignal): Promise<OwnQuiz> {
  return (await call(routes.quizzes.getQuiz, { params: { id } }, { ...QUIET, signal })).quiz;
}

/** Lists the corrections of a quiz. @throws ApiError */
export const listRegrades = (id: string, signal: AbortSignal): Promise<Regrades> =>
  call(routes.quizzes.listRegrades, { params: { id } }, { ...QUIET, signal });

const regrade = (id: string, body: Wanted, preview: 'true' | 'false') =>
  call(routes.quizzes.regradeQuiz, { params: { id }, query: { preview }, body }, QUIET);

/** Previews the effects of corrections. @throws ApiError */
export async function previewRegrade(id: string, wanted: Wanted): Promise<RegradePreview> {
  const answer = await regrade(id, wanted, 'true');
  if ('runId' in answer) throw new Error('A preview has begun a run');
  return answer;
}

/** Applies corrections. Returns the run. @throws ApiError */
export async function applyRegrade(id: string, wanted: Wanted): Promise<string> {
  const answer = await regrade(id, wanted, 'false');
  if ('runId' in answer) return answer.runId;
  throw new Error('No run has begun');
}

/** Gets the progress of a run. @throws ApiError */
export const getRun = (id: string, signal: AbortSignal): Promise<Job> =>
  call(routes.runs.getRun, { params: { id } }, { ...QUIET, signal });
