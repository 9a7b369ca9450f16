import type { Behavior } from '../../model/attempts/attempt.ts';
import type { Prevention } from '../../model/quizzes/quiz.ts';

/** Whether a quiz watches: it says so before the start, warns, and tells afterwards what it counted. */
export const asksForPrevention = (prevention: Prevention): boolean => Object.values(prevention).some(Boolean);

type Counted = Pick<Behavior, 'tabSwitches' | 'windowBlurs' | 'fullScreenExits' | 'copyPasteAttempts'>;

/** Log entry type of a blocked keyboard shortcut. Only the log counts these. */
export const BLOCKED_KEY = 'blocked_key';

/** Number of blocked keyboard shortcuts in the log. */
export const countBlockedKeys = ({ suspiciousActivity }: Pick<Behavior, 'suspiciousActivity'>): number =>
  suspiciousActivity.filter(({ type }) => type === BLOCKED_KEY).length;

/** Number of recorded events: violations, right clicks and blocked keyboard shortcuts. */
export const countRecordedEvents = (
  behavior: Counted & Pick<Behavior, 'rightClickAttempts' | 'suspiciousActivity'>,
): number => countViolations(behavior) + behavior.rightClickAttempts + countBlockedKeys(behavior);

/** What counts as a violation: tab switches, window blurs, fullscreen exits, copy and paste. Evidence, never a penalty. */
export function countViolations(behavior: Counted): number {
  const { tabSwitches, windowBlurs, fullScreenExits, copyPasteAttempts } = behavior;
  return tabSwitches + windowBlurs + fullScreenExits + copyPasteAttempts;
}
