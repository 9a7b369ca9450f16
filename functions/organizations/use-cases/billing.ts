import {
  ORGANIZATION_PLANS,
  type OrganizationPlan,
  organizationLimits,
} from '@quizhall/shared/rules/payments/plans';
import { type PriceList, priceOf, type Terms } from '@quizhall/shared/rules/payments/subscription';
import { getCharge } from '../../payments/model/charge-store.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { getSubscription, type StoredSubscription } from '../../payments/model/subscriptions.ts';
import { toCharge } from '../../payments/model/charge-answer.ts';
import { listPlanInvoices } from '../../payments/model/plan-invoices.ts';
import { planOffers, toTermsAnswer } from '../../payments/model/subscription-answer.ts';
import { now } from '../../platform/clock.ts';

const known = (plan: string): OrganizationPlan => ORGANIZATION_PLANS.find((one) => one === plan) ?? 'free';

/** Price list of the organization's first plan; the standard one if it never had a plan. */
export const organizationPriceList = ({ list }: Pick<StoredSubscription, 'list'>): PriceList =>
  list === 'personal' ? 'standard' : list;

/** Billing details of an organization for its owner. */
export async function getBilling(organizationId: string) {
  const [stored, counts, invoices] = await Promise.all([
    getSubscription(organizationId),
    getOrganizationCounts(organizationId),
    listPlanInvoices(organizationId),
  ]);
  const list = organizationPriceList(stored);
  const plan = known(stored.terms?.plan ?? 'free');
  const limits = organizationLimits(plan);
  const charge = stored.pending && (await getCharge(stored.pending.chargeId));
  const at = now();
  return {
    subscription: {
      plan,
      ...(stored.terms
        ? { ...toTermsAnswer(list, stored.terms), next: nextAnswer(list, stored.terms.next) }
        : { state: 'free' as const }),
      method: stored.method,
      trialAvailable: !stored.terms && stored.trialAt === undefined,
      charge: charge && toCharge(charge),
    },
    offers: planOffers(list, ORGANIZATION_PLANS, stored, at),
    quotedAt: new Date(at).toISOString(),
    usage: {
      members: { used: counts.members, limit: limits.members },
      quizzes: { used: counts.quizzes, limit: limits.quizzes },
    },
    invoices,
  };
}

function nextAnswer(list: PriceList, next: Terms['next']) {
  if (!next) return undefined;
  if (next === 'free') return { plan: 'free' as const };
  return { plan: known(next.plan), billingCycle: next.cycle, price: priceOf(list, next) };
}
