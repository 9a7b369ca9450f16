import type { QuizStatus } from '../model/enums.ts';

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

function restored(archivedFrom: QuizStatus = 'draft', wanted: QuizStatus): QuizStatus | undefined {
  return wanted === 'published' || wanted === archivedFrom ? archivedFrom : undefined;
}
