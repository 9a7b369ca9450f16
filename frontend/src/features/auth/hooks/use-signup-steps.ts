import type { AccountType } from '@quizhall/shared/model/enums';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstStep, reachableStep, type SignupStep, stepBefore } from '../model/signup-wizard.ts';

/** What an entry of the browser's history knows of the wizard, beside the page that led here. */
interface StepState {
  signupStep?: SignupStep;
  /** The entry below it is the step before. */
  signupBack?: boolean;
}

interface Known {
  linked: AccountType | undefined;
  /** The step on which the page opens. */
  start: SignupStep;
  typeChosen: boolean;
  codeSent: boolean;
}

/** The step of the wizard stands in the history, so that the browser's Back goes one step back and a reload stays. */
export function useSignupSteps({ linked, start, ...has }: Known) {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(location.key);
  const state = (location.state ?? {}) as StepState;
  const wanted = state.signupStep ?? (location.key === opened ? start : firstStep(linked));
  const step = reachableStep(wanted, has);
  const to = { search: location.search };
  return {
    step,
    go(next: SignupStep) {
      void navigate(to, { state: { ...state, signupStep: next, signupBack: true } });
    },
    back() {
      const before = { ...state, signupStep: stepBefore(step), signupBack: false };
      void (state.signupBack ? navigate(-1) : navigate(to, { replace: true, state: before }));
    },
  };
}
