import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reachableStep } from './wizard.ts';

/** What an entry of the browser's history knows of the wizard, beside what led here. */
interface StepState<Step> {
  wizardStep?: Step;
  /** The entry below it is the step before. */
  wizardBack?: boolean;
}

interface Options<Step extends string> {
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  /** The step on which the page opens, as after a reload that has found a draft. */
  start?: Step;
  /** Whether a step has what it needs to be left for the next one. */
  isDone: (step: Step) => boolean;
}

/** The step of a wizard stands in the history, so that the browser's Back goes one step back and a reload stays. */
export function useWizardSteps<Step extends string>({ steps, start = steps[0], isDone }: Options<Step>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(location.key);
  const state = (location.state ?? {}) as StepState<Step>;
  const wanted = state.wizardStep ?? (location.key === opened ? start : steps[0]);
  const step = reachableStep(steps, wanted, isDone);
  const to = { search: location.search };
  return {
    step,
    go(next: Step) {
      void navigate(to, { state: { ...state, wizardStep: next, wizardBack: true } });
    },
    back() {
      const before = steps[Math.max(0, steps.indexOf(step) - 1)];
      const replaced = { ...state, wizardStep: before, wizardBack: false };
      void (state.wizardBack ? navigate(-1) : navigate(to, { replace: true, state: replaced }));
    },
  };
}
