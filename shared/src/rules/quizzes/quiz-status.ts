import type { QuizStatus } from '../../model/enums.ts';

export interface StatusFacts {
  status: QuizStatus;
  /** What an archived quiz was before. */
  archivedFrom?: QuizStatus | undefined;
}

/**
 * Where a quiz goes when its owner asks for a status: published and paused change into each other, any
 * quiz can be archived, and an archived one that is to be published goes back to what it was. `publish` = a draft that
 * has to pass the publish checks; undefined = not possible. Only a restore makes a quiz a draft again.
 */
export function statusMove(
  { status, archivedFrom }: StatusFacts,
  wanted: QuizStatus,
): QuizStatus | 'publish' | undefined {
  if (status === wanted) return status;
  if (wanted === 'archived') return 'archived';
  if (status === 'archived') return restored(archivedFrom, wanted);
  if (status === 'draft') return wanted === 'published' ? 'publish' : undefined;
  return wanted === 'draft' ? undefined : wanted;
}

/** What an owner may do to a quiz as a whole, each a call of its own. */
export type StatusAction = 'archive' | 'restore' | 'pause' | 'resume';

/**
 * Where each call leads from each status. The same status: it is so already, and a repeated call finds it so. Missing:
 * not possible.
 */
const ACTIONS: Record<StatusAction, Partial<Record<QuizStatus, QuizStatus | 'as before'>>> = {
  archive: { draft: 'archived', published: 'archived', paused: 'archived', archived: 'archived' },
  restore: { archived: 'as before', draft: 'draft', published: 'published', paused: 'paused' },
  pause: { published: 'paused', paused: 'paused' },
  resume: { paused: 'published', published: 'published' },
};

/** Why an action is not possible; archiving and restoring always are. */
export const ACTION_REFUSALS: Partial<Record<StatusAction, string>> = {
  pause: 'Only a published quiz can be paused.',
  resume: 'Only a paused quiz can be resumed.',
};

/** Where an action leads; undefined = not possible. */
export function actionMove(
  action: StatusAction,
  { status, archivedFrom = 'draft' }: StatusFacts,
): QuizStatus | undefined {
  const to = ACTIONS[action][status];
  return to === 'as before' ? archivedFrom : to;
}

function restored(archivedFrom: QuizStatus = 'draft', wanted: QuizStatus): QuizStatus | undefined {
  return wanted === 'published' || wanted === archivedFrom ? archivedFrom : undefined;
}
