import type { QuizStatus } from '@quizhall/shared/model/enums';
import type { QuizAction } from '@quizhall/shared/rules/permissions';
import { mayWith, type WithRoles } from '@/entities/quiz/quiz-rights.ts';

/** A status that an owner may ask for. */
export type WantedStatus = Exclude<QuizStatus, 'draft'>;

export type StatusAction = 'pause' | 'resume' | 'archive' | 'restore' | 'publish';

/** Beside those, what the menu of a card does. */
export type CardAction = StatusAction | 'duplicate' | 'results' | 'export' | 'move' | 'delete';

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

/** What the server asks for; the rest is editing. */
const ASKS: Partial<Record<StatusAction, QuizAction>> = { archive: 'quiz.manage', restore: 'quiz.manage' };

/** What this person can do with a quiz in this status, in the order of the menus. */
export function actionsFor({ status, ...quiz }: { status: QuizStatus } & WithRoles): StatusAction[] {
  return (Object.keys(MOVES) as StatusAction[]).filter(
    (action) => MOVES[action].from.includes(status) && mayWith(quiz, ASKS[action] ?? 'quiz.edit'),
  );
}
