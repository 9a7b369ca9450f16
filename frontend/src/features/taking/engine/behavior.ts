import type { Behavior } from '@quizhall/shared/model/attempt';

/** Evidence for the quiz's owner: counted always, punished never. */
export type BehaviorSignal =
  | { type: 'tab-hidden' }
  | { type: 'tab-shown'; hiddenMs: number }
  | { type: 'window-blur' }
  | { type: 'fullscreen-exit' }
  | { type: 'copy-paste' }
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

function logged(
  behavior: Behavior,
  type: string,
  description: string,
  { at, questionIndex }: Where,
): Behavior {
  if (behavior.suspiciousActivity.length >= MOST_ENTRIES) return behavior;
  const entry = { type, timestamp: at, description: description.slice(0, 200), questionIndex };
  return { ...behavior, suspiciousActivity: [...behavior.suspiciousActivity, entry] };
}

function shown(behavior: Behavior, hiddenMs: number, where: Where): Behavior {
  const counted = { ...behavior, totalHiddenTime: behavior.totalHiddenTime + Math.round(hiddenMs) };
  if (hiddenMs <= LONG_HIDDEN_MS) return counted;
  return logged(counted, 'tab_hidden', `Tab hidden for ${Math.round(hiddenMs / 1_000)} s`, where);
}

type Of<T extends BehaviorSignal['type']> = Extract<BehaviorSignal, { type: T }>;
type Recorders = {
  [T in BehaviorSignal['type']]: (behavior: Behavior, signal: Of<T>, where: Where) => Behavior;
};

const RECORDERS: Recorders = {
  'tab-hidden': (behavior) => ({ ...behavior, tabSwitches: behavior.tabSwitches + 1 }),
  'tab-shown': (behavior, { hiddenMs }, where) => shown(behavior, hiddenMs, where),
  'window-blur': (behavior) => ({ ...behavior, windowBlurs: behavior.windowBlurs + 1 }),
  'fullscreen-exit': (behavior) => ({ ...behavior, fullScreenExits: behavior.fullScreenExits + 1 }),
  'copy-paste': (behavior) => ({ ...behavior, copyPasteAttempts: behavior.copyPasteAttempts + 1 }),
  'right-click': (behavior) => ({ ...behavior, rightClickAttempts: behavior.rightClickAttempts + 1 }),
  'blocked-key': (behavior, { keys }, where) => logged(behavior, 'blocked_key', `Pressed ${keys}`, where),
};

export function recordSignal<T extends BehaviorSignal['type']>(
  behavior: Behavior,
  signal: Of<T>,
  where: Where,
): Behavior {
  const record: (behavior: Behavior, signal: Of<T>, where: Where) => Behavior = RECORDERS[signal.type];
  return record(behavior, signal, where);
}
