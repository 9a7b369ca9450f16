import type { QuizStatus } from '@quizhall/shared/model/enums';
import type { QuizAction } from '@quizhall/shared/rules/permissions';
import { mayWith, type WithRoles } from '@/entities/quiz/quiz-rights.ts';

/** Status that an owner can request. */
export type WantedStatus = Exclude<QuizStatus, 'draft'>;

export type StatusAction = 'pause' | 'resume' | 'archive' | 'restore' | 'publish';

/** Actions of a card's menu. */
export type CardAction = StatusAction | 'duplicate' | 'results' | 'export' | 'move' | 'delete';

interface Move {
  from: readonly QuizStatus[];
  /** Status to request. */
  wanted: WantedStatus;
  /** Resulting status, if it is certain before the server responds. */
  expected?: QuizStatus;
}

/**
 * Target of each action (docs/product/manage.md). A publish can be rejected, and only the server knows the status
 * after a restore.
 */
export const MOVES: Record<StatusAction, Move> = {
  publish: { from: ['draft'], wanted: 'published' },
  pause: { from: ['published'], wanted: 'paused', expected: 'paused' },
  resume: { from: ['paused'], wanted: 'published', expected: 'published' },
  archive: { from: ['draft', 'published', 'paused'], wanted: 'archived', expected: 'archived' },
  restore: { from: ['archived'], wanted: 'published' },
};

/** Permission that the server requires; `quiz.edit` unless listed. */
const ASKS: Partial<Record<StatusAction, QuizAction>> = { archive: 'quiz.manage', restore: 'quiz.manage' };

/** Returns the actions available to the user in this status, in menu order. */
export function actionsFor({ status, ...quiz }: { status: QuizStatus } & WithRoles): StatusAction[] {
  return (Object.keys(MOVES) as StatusAction[]).filter(
    (action) => MOVES[action].from.includes(status) && mayWith(quiz, ASKS[action] ?? 'quiz.edit'),
  );
}
