import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reachableStep } from './wizard.ts';

/** Wizard data in a history entry, besides the state passed by the link. */
interface StepState<Step> {
  wizardStep?: Step;
  /** Step of the previous history entry. */
  wizardFrom?: Step | undefined;
  /** Steps visited before this one. */
  wizardVisited?: readonly Step[];
}

/** Returns whether a wizard step, not a link, set the history state. */
export const isWizardMove = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wizardStep' in state;

interface Options<Step extends string> {
  /** Steps in order. */
  steps: readonly [Step, ...Step[]];
  /** Initial step, for example after a reload with a draft. */
  start?: Step;
  /** Returns whether a step is complete. */
  isDone: (step: Step) => boolean;
  /** Query parameter of the step, so that a link or another tab can open it. */
  param?: string;
  /** Other parameters to add to the address once known, so that a reload finds them. */
  named?: Readonly<Record<string, string | undefined>>;
}

/**
 * Manages a wizard's step in the history (and in the address, if named), so that Back goes one step back and a
 * reload stays on the step.
 */
export function useWizardSteps<Step extends string>({
  steps,
  start = steps[0],
  isDone,
  param,
  named,
}: Options<Step>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(location.key);
  const state = (location.state ?? {}) as StepState<Step>;
  const address = new URLSearchParams(location.search);
  const inAddress = param === undefined ? null : (address.get(param) as Step | null);
  const wanted = inAddress ?? state.wizardStep ?? (location.key === opened ? start : steps[0]);
  const step = reachableStep(steps, wanted, isDone);
  // Target of the last navigation, which may still be pending when the address changes.
  const heading = useRef(step);
  useEffect(() => {
    heading.current = step;
  }, [step]);

  const move = (next: Step, from: Step | undefined, replace: boolean) => {
    heading.current = next;
    if (param !== undefined) address.set(param, next);
    for (const [name, value] of Object.entries(named ?? {})) if (value) address.set(name, value);
    const wizardVisited = [...new Set([...(state.wizardVisited ?? []), step])];
    const moved: StepState<Step> = { ...state, wizardStep: next, wizardFrom: from, wizardVisited };
    void navigate({ search: address.toString() }, { state: moved, replace, preventScrollReset: replace });
  };
  // May render again before the address is updated; a repeated update has no effect.
  useEffect(() => {
    const isNews = Object.entries(named ?? {}).some(([key, value]) => value && address.get(key) !== value);
    if (isNews) move(heading.current, state.wizardFrom, true);
  });

  return {
    step,
    /** Returns whether the user has visited a step. Survives a reload. */
    wasOpened: (one: Step) => one === step || (state.wizardVisited ?? []).includes(one),
    go: (next: Step) => move(next, step, false),
    back() {
      const before = steps[Math.max(0, steps.indexOf(step) - 1)] ?? step;
      if (state.wizardFrom !== before) return move(before, undefined, true);
      heading.current = before;
      void navigate(-1);
    },
  };
}
