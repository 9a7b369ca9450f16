import type { AccountType } from '@quizhall/shared/model/enums';

export type SignupStep = 'type' | 'details' | 'verify';

/** The server mails an address once a minute. */
export const RESEND_SECONDS = 60;

/** Values of the query `type`: links from elsewhere say which account is meant. */
const TYPES: ReadonlyMap<string, AccountType> = new Map([
  ['learner', 'learner'],
  ['moderator', 'moderator'],
  ['org', 'organization'],
  ['organization', 'organization'],
]);

export function accountTypeOf(query: string | null): AccountType | undefined {
  return query === null ? undefined : TYPES.get(query);
}

/** The last code that was mailed. Going back does not take it back: the minute until the next one goes on. */
export interface SentCode {
  /** Epoch ms. */
  at: number;
  email: string;
}

/** What a reload finds again. */
export interface PendingSignup {
  name: string;
  email: string;
  accountType: AccountType;
  organizationName: string;
  sent?: SentCode | undefined;
}

/** A link that leads here may have chosen the account type: no step indicator, no Change, no Back to the choice. */
export const stepsFor = (linked: AccountType | undefined): readonly [SignupStep, ...SignupStep[]] =>
  linked ? ['details', 'verify'] : ['type', 'details', 'verify'];

/** Where the page opens when its place in the history says nothing. */
export const startStep = (linked: AccountType | undefined, pending: PendingSignup | undefined): SignupStep =>
  pending?.sent ? 'verify' : stepsFor(linked)[0];
