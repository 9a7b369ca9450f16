import type { QuizStatus } from '@quizhall/shared/model/enums';

/** A status that an owner may ask for. */
export type WantedStatus = Exclude<QuizStatus, 'draft'>;

export type StatusAction = 'pause' | 'resume' | 'archive' | 'restore' | 'publish';

interface Move {
  from: readonly QuizStatus[];
  /** What the server is asked for. */
  wanted: WantedStatus;
  /** What the quiz will be, where that is certain before the server has answered. */
  expected?: QuizStatus;
}

/** What each action leads to (docs/product/manage.md). A publish may be refused, and what a restore leads to only the server knows. */
export const MOVES: Record<StatusAction, Move> = {
  publish: { from: ['draft'], wanted: 'published' },
  pause: { from: ['published'], wanted: 'paused', expected: 'paused' },
  resume: { from: ['paused'], wanted: 'published', expected: 'published' },
  archive: { from: ['draft', 'published', 'paused'], wanted: 'archived', expected: 'archived' },
  restore: { from: ['archived'], wanted: 'published' },
};

/** What can be done with a quiz in this status, in the order of the menus. */
export function actionsFor(status: QuizStatus): StatusAction[] {
  return (Object.keys(MOVES) as StatusAction[]).filter((action) => MOVES[action].from.includes(status));
}
