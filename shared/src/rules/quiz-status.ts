import type { QuizStatus } from '../model/enums.ts';

export interface StatusFacts {
  status: QuizStatus;
  /** What an archived quiz was before. */
  archivedFrom?: QuizStatus | undefined;
}

/** A status that an owner asks for. Draft is none of them: a quiz becomes one only by being restored. */
export type WantedStatus = Exclude<QuizStatus, 'draft'>;

/**
 * Where a quiz goes when its owner asks for a status (spec 2 §4): published and paused change into each other, any
 * quiz can be archived, and an archived one that is to be published goes back to what it was. `publish` = a draft that
 * has to pass the publish checks; undefined = not possible.
 */
export function statusMove(
  { status, archivedFrom }: StatusFacts,
  wanted: WantedStatus,
): QuizStatus | 'publish' | undefined {
  if (status === wanted) return status;
  if (wanted === 'archived') return 'archived';
  if (status === 'archived') return restored(archivedFrom, wanted);
  if (status === 'draft') return wanted === 'published' ? 'publish' : undefined;
  return wanted;
}

function restored(archivedFrom: QuizStatus = 'draft', wanted: WantedStatus): QuizStatus | undefined {
  return wanted === 'published' || wanted === archivedFrom ? archivedFrom : undefined;
}
