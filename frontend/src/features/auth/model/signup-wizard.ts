import type { AccountType } from '@quizhall/shared/model/enums';

export type SignupStep = 'type' | 'details' | 'verify';

export interface Wizard {
  step: SignupStep;
  /** The link that led here has chosen the account type: no step indicator, no Change, no Back to the choice. */
  fixedType: boolean;
  /** The person has gone from one step to another since the page was opened. */
  moved: boolean;
  /** Epoch ms of the last code that was mailed. */
  codeSentAt: number | undefined;
}

export type WizardAction = { type: 'typeChosen' } | { type: 'codeSent'; at: number } | { type: 'back' };

/** Spec 1 §9. */
export const RESEND_SECONDS = 60;

/** Values of the query `type` (spec 1 §2.4, §2.5). */
const TYPES: ReadonlyMap<string, AccountType> = new Map([
  ['learner', 'learner'],
  ['moderator', 'moderator'],
  ['org', 'organization'],
  ['organization', 'organization'],
]);

export function accountTypeOf(query: string | null): AccountType | undefined {
  return query === null ? undefined : TYPES.get(query);
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
  const start = { fixedType: Boolean(linked), moved: false };
  if (pending) return { ...start, step: 'verify', codeSentAt: pending.codeSentAt };
  return { ...start, step: linked ? 'details' : 'type', codeSentAt: undefined };
}

/** Spec 1 §4 "Signup wizard". Going back from the code forgets that one was sent. */
export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  const moved = { ...wizard, moved: true };
  if (action.type === 'codeSent') return { ...moved, step: 'verify', codeSentAt: action.at };
  if (action.type === 'typeChosen') return { ...moved, step: 'details' };
  if (wizard.step === 'verify') return { ...moved, step: 'details', codeSentAt: undefined };
  return wizard.fixedType ? wizard : { ...moved, step: 'type' };
}
