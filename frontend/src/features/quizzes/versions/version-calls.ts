import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** The list and the dialogs display errors themselves. */
const QUIET = { quiet: true } as const;

/** Lists the versions, newest first. @throws ApiError */
export const listVersions = (id: string, cursor: string | undefined, signal: AbortSignal) =>
  call(routes.quizzes.listVersions, { params: { id }, query: { cursor } }, { ...QUIET, signal });

/** Gets the complete quiz of a version. @throws ApiError */
export const getVersion = (id: string, ref: string, signal: AbortSignal) =>
  call(routes.quizzes.getVersion, { params: { id, n: ref } }, { ...QUIET, signal });

/** Restores a version or replaced draft (`ref`) on top of the current revision. @throws ApiError, including `STALE_REVISION` */
export async function restoreVersion(
  { id, revision, waiting }: Pick<OwnQuiz, 'id' | 'revision' | 'waiting'>,
  ref: string,
): Promise<OwnQuiz> {
  const params = { id, n: ref };
  const { quiz } = await call(
    routes.quizzes.restoreVersion,
    { params, body: { revision, approvalId: waiting?.approvalId } },
    QUIET,
  );
  return quiz;
}
