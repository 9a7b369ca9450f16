import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { ApiError } from '@/lib/api/errors.ts';
import type { QuizBody } from '../editor/form-mapping.ts';

export type SaveStatus = 'draft' | 'published';

/** Returns the status of a plain save. A quiz that was ever published must stay complete. */
export const saveStatusOf = (quiz: Pick<OwnQuiz, 'version'> | undefined): SaveStatus =>
  quiz && quiz.version > 0 ? 'published' : 'draft';

/** Create request without a response. The server may have processed it. */
export interface PendingCreate {
  key: string;
  status: SaveStatus;
  body: QuizBody;
}

/** Answer to a save. */
export interface SavedQuiz {
  quiz: OwnQuiz;
  /** Ids of questions whose key the save changed after participants had answered. */
  editedKeys?: readonly string[] | undefined;
}

export interface CreatePorts {
  create(pending: PendingCreate): Promise<OwnQuiz>;
  update(quiz: OwnQuiz, body: QuizBody, status: SaveStatus): Promise<OwnQuiz>;
  /** Stores or removes the pending create, so that a reload can continue it. */
  remember(pending: PendingCreate | undefined): void;
  /** Called once the quiz exists. The next save is an update. */
  adopt(quiz: OwnQuiz): void;
  newKey(): string;
}

/** True if the server certainly created nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && !error.isTemporary && error.code !== 'REQUEST_RUNNING';

/**
 * Creates one quiz regardless of retries. A create without a response is repeated with the same key and body; later
 * changes follow as an update.
 */
export async function createOnce(
  ports: CreatePorts,
  body: QuizBody,
  status: SaveStatus,
  unanswered: PendingCreate | undefined,
): Promise<OwnQuiz> {
  const pending = unanswered ?? { key: ports.newKey(), status, body };
  ports.remember(pending);
  const created = await ports.create(pending).catch((error: unknown) => {
    if (isRefusal(error)) ports.remember(undefined);
    throw error;
  });
  ports.remember(undefined);
  ports.adopt(created);
  const isCurrent = pending.status === status && JSON.stringify(pending.body) === JSON.stringify(body);
  return isCurrent ? created : ports.update(created, body, status);
}
