import { choice, type FilterValues } from '@/lib/list/filters.ts';
import type { BillingCycle, Subscribed } from '../api/queries.ts';

/** What the address says: which prices are shown (`own`: of what one has), and which dialog is open. */
export const VIEW = {
  cycle: choice(['own', 'monthly', 'yearly'], 'own'),
  dialog: choice(['none', 'pay', 'cancel', 'monthly'], 'none'),
};
export type View = FilterValues<typeof VIEW>;
export type OpenDialog = (dialog: View['dialog'], cycle?: BillingCycle) => void;

/** Which prices are shown. */
export const cycleOf = ({ cycle }: Pick<View, 'cycle'>, { subscription }: Subscribed): BillingCycle =>
  cycle === 'own' ? (subscription.billingCycle ?? 'monthly') : cycle;

export const offerOf = ({ offers }: Subscribed, cycle: BillingCycle) =>
  offers.find((offer) => offer.plan === 'pro' && offer.billingCycle === cycle);

/** What can be done about Pro, in the order in which it is offered. */
export type ProAction =
  | 'yours'
  | 'trial'
  | 'pay'
  | 'upgrade'
  | 'afterTrial'
  | 'yearly'
  | 'monthly'
  | 'keep'
  | 'next'
  | 'owed';

/** What the card of Pro offers for a cycle. */
export function proActions({ subscription, ...rest }: Subscribed, cycle: BillingCycle): readonly ProAction[] {
  const offer = offerOf({ subscription, ...rest }, cycle);
  if (!offer) return [];
  const { state, next, trialAvailable } = subscription;
  if (offer.kind === 'current') return ['yours'];
  if (offer.kind === 'keep') return ['keep'];
  if (offer.kind === 'later') return next?.billingCycle === cycle ? ['next'] : ['monthly'];
  if (state === 'free') return trialAvailable ? ['trial', 'pay'] : ['upgrade'];
  if (state === 'trialing') return ['afterTrial'];
  return state === 'pastDue' ? ['owed'] : ['yearly'];
}

/** What a payment begins: a plan, more of it, or what was declined. */
export const payKind = ({ subscription: { state } }: Subscribed): 'new' | 'change' | 'renewal' =>
  state === 'pastDue' ? 'renewal' : state === 'active' ? 'change' : 'new';
