import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { hasCode } from '@/lib/api/errors.ts';
import type { PendingCreate, SavedQuiz, SaveStatus } from '../wizards/create-once.ts';
import type { QuizBody } from './form-mapping.ts';

/** The editor displays errors itself, so no toast is shown. */
const QUIET = { quiet: true } as const;

/** Gets the complete quiz with its answer key. @throws ApiError */
export async function getQuiz(id: string, signal?: AbortSignal): Promise<OwnQuiz> {
  const { quiz } = await call(routes.quizzes.getQuiz, { params: { id } }, { ...QUIET, signal });
  return quiz;
}

/**
 * Gets the quiz to edit: its pending or rejected changes if any, otherwise the published version.
 * @throws ApiError
 */
export async function getQuizToWrite(id: string, signal?: AbortSignal): Promise<OwnQuiz> {
  const quiz = await getQuiz(id, signal);
  if (!quiz.waiting || quiz.version === 0) return quiz;
  try {
    return (await call(routes.quizzes.getWaitingQuiz, { params: { id } }, { ...QUIET, signal })).quiz;
  } catch (error) {
    // The changes were approved or rejected between the two requests.
    if (hasCode(error, 'NOT_FOUND')) return getQuiz(id, signal);
    throw error;
  }
}

/** Withdraws pending or rejected changes. @throws ApiError */
export async function withdrawQuiz(id: string): Promise<void> {
  await call(routes.quizzes.withdrawQuiz, { params: { id } }, QUIET);
}

/** Gets the quiz rules of an organization. @throws ApiError */
export async function getQuizRules(id: string, signal?: AbortSignal): Promise<QuizRules> {
  return (await call(routes.organizations.getQuizRules, { params: { id } }, { ...QUIET, signal })).rules;
}

/** Creates a quiz. Repeating the key returns the first response. @throws ApiError */
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
 * Saves on top of `base.revision`, and publishes if requested. A draft save states its status: the server rejects it
 * for a published quiz, so an automatic save never publishes.
 * @throws ApiError, including `STALE_REVISION`
 */
export async function updateQuiz(
  base: Pick<OwnQuiz, 'id' | 'revision' | 'status' | 'version' | 'waiting'>,
  body: QuizBody,
  status: SaveStatus,
  /** True to keep the replaced draft in the version history. */
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

/** Changes of a published quiz are based on its pending changes. */
const basedOn = ({ version, waiting }: Pick<OwnQuiz, 'version' | 'waiting'>) =>
  version > 0 && waiting ? { approvalId: waiting.approvalId } : {};
