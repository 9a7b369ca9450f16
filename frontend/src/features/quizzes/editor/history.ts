/** Earlier states, and undone states that can be redone; newest last. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
}

/** Maximum number of undo steps. */
export const HISTORY_STEPS = 200;

export const emptyHistory: History<never> = { past: [], future: [] };

/** Adds the state a change has just replaced. */
export const record = <State>({ past }: History<State>, before: State): History<State> => ({
  past: [...past.slice(1 - HISTORY_STEPS), before],
  future: [],
});

export interface Step<State> {
  history: History<State>;
  state: State;
}

/** Returns the state before `now`; undefined without one. */
export function undo<State>({ past, future }: History<State>, now: State): Step<State> | undefined {
  if (past.length === 0) return undefined;
  const state = past.at(-1) as State;
  return { state, history: { past: past.slice(0, -1), future: [...future, now] } };
}

/** Returns the state that was undone last. */
export function redo<State>({ past, future }: History<State>, now: State): Step<State> | undefined {
  if (future.length === 0) return undefined;
  const state = future.at(-1) as State;
  return { state, history: { past: [...past, now], future: future.slice(0, -1) } };
}
