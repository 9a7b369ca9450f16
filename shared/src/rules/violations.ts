import type { Behavior } from '../model/attempt.ts';
import type { Prevention } from '../model/quiz.ts';

/** Whether a quiz watches: it says so before the start, warns, and tells afterwards what it counted. */
export const asksForPrevention = (prevention: Prevention): boolean => Object.values(prevention).some(Boolean);

type Counted = Pick<Behavior, 'tabSwitches' | 'windowBlurs' | 'fullScreenExits' | 'copyPasteAttempts'>;

/** What counts as a violation: tab switches, window blurs, fullscreen exits, copy and paste. Evidence, never a penalty. */
export function countViolations(behavior: Counted): number {
  const { tabSwitches, windowBlurs, fullScreenExits, copyPasteAttempts } = behavior;
  return tabSwitches + windowBlurs + fullScreenExits + copyPasteAttempts;
}
