import { ORGANIZATION_PLANS, type OrganizationPlan } from '@quizhall/shared/rules/payments/plans';
import { choice, type FilterValues } from '@/lib/list/filters.ts';
import type { Billed } from '../shared/queries.ts';

/** URL state: the displayed billing cycle (`own`: that of the current plan), and the open dialog with its plan. */
export const BILLING_VIEW = {
  cycle: choice(['own', 'monthly', 'yearly'], 'own'),
  dialog: choice(['none', 'pay', 'cancel', 'later'], 'none'),
  plan: choice(ORGANIZATION_PLANS, 'free'),
};
export type BillingView = FilterValues<typeof BILLING_VIEW>;
export type Cycle = Billed['offers'][number]['billingCycle'];
export type OpenBilling = (
  dialog: BillingView['dialog'],
  about?: { plan: OrganizationPlan; cycle: Cycle },
) => void;

/** Returns the displayed billing cycle. */
export const cycleOf = ({ cycle }: Pick<BillingView, 'cycle'>, { subscription }: Billed): Cycle =>
  cycle === 'own' ? (subscription.billingCycle ?? 'monthly') : cycle;

export const offerOf = ({ offers }: Pick<Billed, 'offers'>, plan: OrganizationPlan, cycle: Cycle) =>
  offers.find((offer) => offer.plan === plan && offer.billingCycle === cycle);

/** Actions of a plan, in display order. */
export type PlanAction = 'yours' | 'keep' | 'next' | 'trial' | 'pay' | 'later' | 'cancel' | 'agreement';

/** Returns the actions of a plan's card for a billing cycle. */
export function planActions(
  { subscription, offers }: Pick<Billed, 'subscription' | 'offers'>,
  plan: OrganizationPlan,
  cycle: Cycle,
): readonly PlanAction[] {
  const { state, next, trialAvailable } = subscription;
  if (plan === 'free') {
    if (state === 'free') return ['yours'];
    return next?.plan === 'free' ? ['next'] : ['cancel'];
  }
  const offer = offerOf({ offers }, plan, cycle);
  if (!offer) return plan === subscription.plan ? ['yours'] : ['agreement'];
  if (offer.kind === 'current') return ['yours'];
  if (offer.kind === 'keep') return ['keep'];
  if (offer.kind === 'later') {
    return next?.plan === plan && next.billingCycle === cycle ? ['next'] : ['later'];
  }
  return state === 'free' && trialAvailable ? ['trial', 'pay'] : ['pay'];
}
