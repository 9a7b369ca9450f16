/** What was, and what was taken back; newest last. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
}

/** Steps that can be taken back. */
const MOST = 200;

export const emptyHistory: History<never> = { past: [], future: [] };

/** `before` is what a change has just replaced. */
export const record = <State>({ past }: History<State>, before: State): History<State> => ({
  past: [...past.slice(1 - MOST), before],
  future: [],
});

interface Step<State> {
  history: History<State>;
  state: State;
}

/** Back to what was before `now`; undefined where nothing was. */
export function undo<State>({ past, future }: History<State>, now: State): Step<State> | undefined {
  if (past.length === 0) return undefined;
  const state = past.at(-1) as State;
  return { state, history: { past: past.slice(0, -1), future: [...future, now] } };
}

/** What was taken back last. */
export function redo<State>({ past, future }: History<State>, now: State): Step<State> | undefined {
  if (future.length === 0) return undefined;
  const state = future.at(-1) as State;
  return { state, history: { past: [...past, now], future: future.slice(0, -1) } };
}
