import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reachableStep } from './wizard.ts';

/** What an entry of the browser's history knows of the wizard, beside what led here. */
interface StepState<Step> {
  wizardStep?: Step;
  /** The step of the entry below it. */
  wizardFrom?: Step | undefined;
  /** Steps that were open before this one. */
  wizardVisited?: readonly Step[];
}

/** Whether the state of a place in the history was left by a step of a wizard, and not by a link. */
export const isWizardMove = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wizardStep' in state;

interface Options<Step extends string> {
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  /** The step on which the page opens, as after a reload that has found a draft. */
  start?: Step;
  /** Whether a step has what it needs to be left for the next one. */
  isDone: (step: Step) => boolean;
  /** The step stands in the address under this name, so that a link or another tab opens it. */
  param?: string;
  /** What else the address has to name as soon as it is known, so that a reload finds it. */
  named?: Readonly<Record<string, string | undefined>>;
}

/** The step of a wizard stands in the history, and in the address where it has a name there, so that the browser's Back goes one step back and a reload stays. */
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
  // Where the last move leads: the page may not have got there yet when the address gets another name.
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
  // The page may be rendered once more before the address has it: saying it twice changes nothing.
  useEffect(() => {
    const isNews = Object.entries(named ?? {}).some(([key, value]) => value && address.get(key) !== value);
    if (isNews) move(heading.current, state.wizardFrom, true);
  });

  return {
    step,
    /** Whether the person has had a step open; a reload does not forget it. */
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
