import type { Behavior } from '@quizhall/shared/model/attempts/attempt';
import { BLOCKED_KEY } from '@quizhall/shared/rules/attempts/violations';

/** Behavior recorded as evidence for the quiz owner; it never affects the score. */
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

/** Minimum time a tab is hidden before its duration is logged. */
const LONG_HIDDEN_MS = 5_000;
/** Maximum number of log entries the API accepts. Later events only raise the counters. */
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

type Counter = {
  [Name in keyof Behavior]: Behavior[Name] extends number ? Name : never;
}[keyof Behavior];

/** Counts an event and logs it, so that counters and log agree. */
const counted =
  (counter: Counter, type: string, description: string) =>
  (behavior: Behavior, _: BehaviorSignal, where: Where): Behavior =>
    logged({ ...behavior, [counter]: behavior[counter] + 1 }, type, description, where);

const AWAY = new Set(['tab_hidden', 'window_blur']);

/** Adds the duration to the entry of the event that started it. */
function shown(behavior: Behavior, hiddenMs: number): Behavior {
  const totalHiddenTime = behavior.totalHiddenTime + Math.round(hiddenMs);
  const log = behavior.suspiciousActivity;
  const place = log.findLastIndex(({ type }) => AWAY.has(type));
  const entry = log[place];
  if (hiddenMs <= LONG_HIDDEN_MS || !entry || log.length >= MOST_ENTRIES)
    return { ...behavior, totalHiddenTime };
  const description = `Tab hidden for ${Math.round(hiddenMs / 1_000)} s`;
  return { ...behavior, totalHiddenTime, suspiciousActivity: log.with(place, { ...entry, description }) };
}

type Of<T extends BehaviorSignal['type']> = Extract<BehaviorSignal, { type: T }>;
type Recorders = {
  [T in BehaviorSignal['type']]: (behavior: Behavior, signal: Of<T>, where: Where) => Behavior;
};

const RECORDERS: Recorders = {
  'tab-hidden': counted('tabSwitches', 'tab_hidden', 'Tab hidden'),
  'tab-shown': (behavior, { hiddenMs }) => shown(behavior, hiddenMs),
  'window-blur': counted('windowBlurs', 'window_blur', 'Window left'),
  'fullscreen-exit': counted('fullScreenExits', 'fullscreen_exit', 'Full screen left'),
  'copy-paste': counted('copyPasteAttempts', 'copy_paste', 'Copy, cut or paste'),
  'right-click': counted('rightClickAttempts', 'right_click', 'Right click'),
  'blocked-key': (behavior, { keys }, where) => logged(behavior, BLOCKED_KEY, `Pressed ${keys}`, where),
};

export function recordSignal<T extends BehaviorSignal['type']>(
  behavior: Behavior,
  signal: Of<T>,
  where: Where,
): Behavior {
  const record: (behavior: Behavior, signal: Of<T>, where: Where) => Behavior = RECORDERS[signal.type];
  return record(behavior, signal, where);
}
