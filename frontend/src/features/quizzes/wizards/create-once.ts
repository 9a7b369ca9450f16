import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { ApiError } from '@/lib/api/errors.ts';
import type { QuizBody } from '../editor/form-mapping.ts';

export type SaveStatus = 'draft' | 'published';

/** Returns the status of a plain save. A quiz that was ever published must stay complete. */
export const saveStatusOf = (quiz: Pick<OwnQuiz, 'version'> | undefined): SaveStatus =>
  quiz && quiz.version > 0 ? 'published' : 'draft';

/** A create whose answer has not arrived: the server may or may not have done it. */
export interface PendingCreate {
  key: string;
  status: SaveStatus;
  body: QuizBody;
}

/** Answer to a save. */
export interface SavedQuiz {
  quiz: OwnQuiz;
  /** Ids of questions whose key the save changed after participants were asked them. */
  editedKeys?: readonly string[] | undefined;
}

export interface CreatePorts {
  create(pending: PendingCreate): Promise<OwnQuiz>;
  update(quiz: OwnQuiz, body: QuizBody, status: SaveStatus): Promise<OwnQuiz>;
  /** Keeps (or forgets) the pending create where a reload finds it. */
  remember(pending: PendingCreate | undefined): void;
  /** From here on the quiz exists: the next save is an update. */
  adopt(quiz: OwnQuiz): void;
  newKey(): string;
}

/** The server has certainly not created anything. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && !error.isTemporary && error.code !== 'REQUEST_RUNNING';

/**
 * Creates one quiz, however often it is tried: an unanswered create is repeated with its own key and its own body, and
 * what has changed since then follows as an update.
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
