import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { PendingCreate, SaveStatus } from '../model/create-once.ts';
import type { QuizBody } from '../model/form-mapping.ts';

/** The editor shows every failure itself, so that nothing is said twice. */
const QUIET = { quiet: true } as const;

/** The whole quiz with its answer key. @throws ApiError */
export async function getQuiz(id: string, signal?: AbortSignal): Promise<OwnQuiz> {
  const { quiz } = await call(routes.quizzes.getQuiz, { params: { id } }, { ...QUIET, signal });
  return quiz;
}

/** Repeating it with the same key gives the first answer again. @throws ApiError */
export async function createQuiz({ key, status, body }: PendingCreate): Promise<OwnQuiz> {
  const { quiz } = await call(
    routes.quizzes.createQuiz,
    { query: { status }, body },
    { ...QUIET, idempotencyKey: key },
  );
  return quiz;
}

/**
 * Saves on top of `base.revision`; publishes as well when asked to. What is saved as a draft says so: the server refuses
 * it for a quiz that was published, so no save in passing can publish. @throws ApiError, `STALE_REVISION` among them
 */
export async function updateQuiz(
  base: Pick<OwnQuiz, 'id' | 'revision' | 'status'>,
  body: QuizBody,
  status: SaveStatus,
): Promise<OwnQuiz> {
  const says = base.status === 'draft' || (base.status === 'published' && status === 'draft');
  const { quiz } = await call(
    routes.quizzes.updateQuiz,
    { params: { id: base.id }, body: { ...body, revision: base.revision, ...(says && { status }) } },
    QUIET,
  );
  return quiz;
}
