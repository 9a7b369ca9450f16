import type { Behavior } from '../model/attempt.ts';
import type { Prevention } from '../model/quiz.ts';

/** Whether a quiz watches: it says so before the start, warns, and tells afterwards what it counted. */
export const asksForPrevention = (prevention: Prevention): boolean => Object.values(prevention).some(Boolean);

type Counted = Pick<Behavior, 'tabSwitches' | 'windowBlurs' | 'fullScreenExits' | 'copyPasteAttempts'>;

/** Type of a log entry for a keyboard shortcut that was blocked. There is no counter of them. */
export const BLOCKED_KEY = 'blocked_key';

/** Blocked keyboard shortcuts that the log holds. */
export const countBlockedKeys = ({ suspiciousActivity }: Pick<Behavior, 'suspiciousActivity'>): number =>
  suspiciousActivity.filter(({ type }) => type === BLOCKED_KEY).length;

/** Every recorded event, each once: the violations, right clicks and blocked keyboard shortcuts. */
export const countRecordedEvents = (
  behavior: Counted & Pick<Behavior, 'rightClickAttempts' | 'suspiciousActivity'>,
): number => countViolations(behavior) + behavior.rightClickAttempts + countBlockedKeys(behavior);

/** What counts as a violation: tab switches, window blurs, fullscreen exits, copy and paste. Evidence, never a penalty. */
export function countViolations(behavior: Counted): number {
  const { tabSwitches, windowBlurs, fullScreenExits, copyPasteAttempts } = behavior;
  return tabSwitches + windowBlurs + fullScreenExits + copyPasteAttempts;
}
