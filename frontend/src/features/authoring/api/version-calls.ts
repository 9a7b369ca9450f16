import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** The list and the dialogs show their failures themselves. */
const QUIET = { quiet: true } as const;

/** One page of the versions, newest first. @throws ApiError */
export const listVersions = (id: string, cursor: string | undefined, signal: AbortSignal) =>
  call(routes.quizzes.listVersions, { params: { id }, query: { cursor } }, { ...QUIET, signal });

/** A whole quiz as it was in a version. @throws ApiError */
export const getVersion = (id: string, number: number, signal: AbortSignal) =>
  call(routes.quizzes.getVersion, { params: { id, n: String(number) } }, { ...QUIET, signal });

/** Publishes what a version held as the next one. @throws ApiError, `STALE_REVISION` among them */
export async function restoreVersion(
  { id, revision, waiting }: Pick<OwnQuiz, 'id' | 'revision' | 'waiting'>,
  number: number,
): Promise<OwnQuiz> {
  const params = { id, n: String(number) };
  const { quiz } = await call(
    routes.quizzes.restoreVersion,
    { params, body: { revision, approvalId: waiting?.approvalId } },
    QUIET,
  );
  return quiz;
}
