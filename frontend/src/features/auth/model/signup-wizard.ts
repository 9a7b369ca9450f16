import type { AccountType } from '@quizhall/shared/model/enums';

export type SignupStep = 'type' | 'details' | 'verify';

export interface Wizard {
  step: SignupStep;
  /** The link that led here has chosen the account type: no step indicator, no Change, no Back to the choice. */
  fixedType: boolean;
  /** Epoch ms of the last code that was mailed. */
  codeSentAt: number | undefined;
}

export type WizardAction =
  | { type: 'typeChosen' }
  | { type: 'changeType' }
  | { type: 'codeSent'; at: number }
  | { type: 'back' };

/** Spec 1 §9. */
export const RESEND_SECONDS = 60;

/** Values of the query `type` (spec 1 §2.4, §2.5). */
const TYPES: Readonly<Record<string, AccountType>> = {
  learner: 'learner',
  moderator: 'moderator',
  org: 'organization',
  organization: 'organization',
};

export function accountTypeOf(query: string | null): AccountType | undefined {
  return query === null ? undefined : TYPES[query];
}

/** What a reload at step 3 finds again. */
export interface PendingSignup {
  name: string;
  email: string;
  accountType: AccountType;
  organizationName: string;
  codeSentAt: number;
}

export function startWizard(linked: AccountType | undefined, pending: PendingSignup | undefined): Wizard {
  if (pending) return { step: 'verify', fixedType: Boolean(linked), codeSentAt: pending.codeSentAt };
  return { step: linked ? 'details' : 'type', fixedType: Boolean(linked), codeSentAt: undefined };
}

/** Spec 1 §4 "Signup wizard". Going back from the code forgets that one was sent. */
export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  if (action.type === 'codeSent') return { ...wizard, step: 'verify', codeSentAt: action.at };
  if (action.type === 'typeChosen') return { ...wizard, step: 'details' };
  if (wizard.step === 'verify') return { ...wizard, step: 'details', codeSentAt: undefined };
  return wizard.fixedType ? wizard : { ...wizard, step: 'type' };
}
