import type { Behavior } from '@quizhall/shared/model/attempt';

/** Evidence for the quiz's owner (spec 3 "Anti-cheating"): counted always, punished never. */
export type BehaviorSignal =
  | { type: 'tab-hidden' }
  | { type: 'tab-shown'; hiddenMs: number }
  | { type: 'window-blur' }
  | { type: 'fullscreen-exit' }
  | { type: 'copy-paste'; what: string }
  | { type: 'right-click' }
  | { type: 'blocked-key'; keys: string };

export const NO_BEHAVIOR: Behavior = {
  tabSwitches: 0,
  windowBlurs: 0,
  fullScreenExits: 0,
  copyPasteAttempts: 0,
  rightClickAttempts: 0,
  suspiciousActivity: [],
  totalHiddenTime: 0,
};

/** A tab hidden for longer is logged with its duration. */
const LONG_HIDDEN_MS = 5_000;
/** What the API takes; the first ones are kept, the counters go on. */
const MOST_ENTRIES = 200;

interface Where {
  /** Server time, ISO 8601. */
  at: string;
  questionIndex: number;
}

function logged(behavior: Behavior, type: string, description: string, { at, questionIndex }: Where): Behavior {
  if (behavior.suspiciousActivity.length >= MOST_ENTRIES) return behavior;
  const entry = { type, timestamp: at, description: description.slice(0, 200), questionIndex };
  return { ...behavior, suspiciousActivity: [...behavior.suspiciousActivity, entry] };
}

function shown(behavior: Behavior, hiddenMs: number, where: Where): Behavior {
  const counted = { ...behavior, totalHiddenTime: behavior.totalHiddenTime + Math.round(hiddenMs) };
  if (hiddenMs <= LONG_HIDDEN_MS) return counted;
  return logged(counted, 'tab_hidden', `Tab hidden for ${Math.round(hiddenMs / 1_000)} s`, where);
}

export function recordSignal(behavior: Behavior, signal: BehaviorSignal, where: Where): Behavior {
  switch (signal.type) {
    case 'tab-hidden':
      return { ...behavior, tabSwitches: behavior.tabSwitches + 1 };
    case 'tab-shown':
      return shown(behavior, signal.hiddenMs, where);
    case 'window-blur':
      return { ...behavior, windowBlurs: behavior.windowBlurs + 1 };
    case 'fullscreen-exit':
      return { ...behavior, fullScreenExits: behavior.fullScreenExits + 1 };
    case 'copy-paste':
      return { ...behavior, copyPasteAttempts: behavior.copyPasteAttempts + 1 };
    case 'right-click':
      return { ...behavior, rightClickAttempts: behavior.rightClickAttempts + 1 };
    case 'blocked-key':
      return logged(behavior, 'blocked_key', `Pressed ${signal.keys}`, where);
  }
}

/** What the taking screen counts as violations: tab switches, window blurs, fullscreen exits, copy and paste. */
export function countViolations(behavior: Behavior): number {
  const { tabSwitches, windowBlurs, fullScreenExits, copyPasteAttempts } = behavior;
  return tabSwitches + windowBlurs + fullScreenExits + copyPasteAttempts;
}
