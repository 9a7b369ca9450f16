import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { hasCode } from '@/lib/api/errors.ts';
import type { PendingCreate, SavedQuiz, SaveStatus } from '../wizards/create-once.ts';
import type { QuizBody } from './form-mapping.ts';

/** The editor shows every failure itself, so that nothing is said twice. */
const QUIET = { quiet: true } as const;

/** The whole quiz with its answer key. @throws ApiError */
export async function getQuiz(id: string, signal?: AbortSignal): Promise<OwnQuiz> {
  const { quiz } = await call(routes.quizzes.getQuiz, { params: { id } }, { ...QUIET, signal });
  return quiz;
}

/** The quiz as its author goes on with it: where something waits beside what is published, or was rejected, from that. @throws ApiError */
export async function getQuizToWrite(id: string, signal?: AbortSignal): Promise<OwnQuiz> {
  const quiz = await getQuiz(id, signal);
  if (!quiz.waiting || quiz.version === 0) return quiz;
  try {
    return (await call(routes.quizzes.getWaitingQuiz, { params: { id } }, { ...QUIET, signal })).quiz;
  } catch (error) {
    // Decided between the two calls.
    if (hasCode(error, 'NOT_FOUND')) return getQuiz(id, signal);
    throw error;
  }
}

/** Lets go of what waits, or was rejected. @throws ApiError */
export async function withdrawQuiz(id: string): Promise<void> {
  await call(routes.quizzes.withdrawQuiz, { params: { id } }, QUIET);
}

/** Gets the quiz rules of an organization. @throws ApiError */
export async function getQuizRules(id: string, signal?: AbortSignal): Promise<QuizRules> {
  return (await call(routes.organizations.getQuizRules, { params: { id } }, { ...QUIET, signal })).rules;
}

/** Repeating it with the same key gives the first answer again. @throws ApiError */
export async function createQuiz(
  { key, status, body }: PendingCreate,
  organizationId: string | undefined,
): Promise<OwnQuiz> {
  const { quiz } = await call(
    routes.quizzes.createQuiz,
    { query: { status }, body: { ...body, ...(organizationId && { organizationId }) } },
    { ...QUIET, idempotencyKey: key },
  );
  return quiz;
}

/**
 * Saves on top of `base.revision`; publishes as well when asked to. What is saved as a draft says so: the server refuses
 * it for a quiz that was published, so no save in passing can publish. @throws ApiError, `STALE_REVISION` among them
 */
export async function updateQuiz(
  base: Pick<OwnQuiz, 'id' | 'revision' | 'status' | 'version' | 'waiting'>,
  body: QuizBody,
  status: SaveStatus,
  /** Keeps the draft that this save replaces in the version history. */
  keepReplaced = false,
): Promise<SavedQuiz> {
  const says = base.status === 'draft' || (base.status === 'published' && status === 'draft');
  return call(
    routes.quizzes.updateQuiz,
    {
      params: { id: base.id },
      body: {
        ...body,
        revision: base.revision,
        ...(says && { status }),
        ...basedOn(base),
        ...(keepReplaced && { keepReplaced }),
      },
    },
    QUIET,
  );
}

/** Beside a published quiz: what waits there. */
const basedOn = ({ version, waiting }: Pick<OwnQuiz, 'version' | 'waiting'>) =>
  version > 0 && waiting ? { approvalId: waiting.approvalId } : {};
