import type { SubscriptionAnswer } from '@quizhall/shared/contract/payments/subscription';
import { PERSONAL_LIMITS, PERSONAL_PLANS, type PersonalPlan } from '@quizhall/shared/rules/payments/plans';
import {
  BILLING_CYCLES,
  GRACE_MS,
  offerOf,
  type PriceList,
  priceOf,
  renewalOf,
  retryAt,
  type Terms,
} from '@quizhall/shared/rules/payments/subscription';
import { getCharge } from './charge-store.ts';
import { getSubscription, type StoredSubscription } from './subscriptions.ts';
import { config } from '../../platform/config.ts';
import { now } from '../../platform/clock.ts';
import { toCharge } from './charge-answer.ts';
import { getPlanUsage } from './plan-usage.ts';

const LIST = 'personal';
const iso = (at: number) => new Date(at).toISOString();
const personal = (plan: string): PersonalPlan => PERSONAL_PLANS.find((one) => one === plan) ?? 'free';

/** The caller's plan for the API response. */
export async function getSubscriptionAnswer(userId: string): Promise<SubscriptionAnswer> {
  const [stored, used] = await Promise.all([getSubscription(userId), getPlanUsage(userId)]);
  const plan = personal(stored.terms?.plan ?? 'free');
  const limits = PERSONAL_LIMITS[plan];
  const charge = stored.pending && (await getCharge(stored.pending.chargeId));
  const at = now();
  return {
    subscription: {
      plan,
      ...(stored.terms
        ? { ...toTermsAnswer(LIST, stored.terms), next: nextAnswer(stored.terms.next) }
        : { state: 'free' }),
      method: stored.method,
      trialAvailable: !stored.terms && stored.trialAt === undefined,
      charge: charge && toCharge(charge),
    },
    offers: planOffers(LIST, PERSONAL_PLANS, stored, at),
    quotedAt: iso(at),
    usage: {
      quizzes: { used: used.quizzes, limit: limits.quizzes },
      responsesPerMonth: { used: used.responsesPerMonth, limit: limits.responsesPerMonth },
    },
    enforced: config.ENFORCE_PERSONAL_PLANS,
  };
}

/** Current terms without the scheduled change. */
export function toTermsAnswer(list: PriceList, terms: Terms) {
  const { state, cycle: billingCycle, price, period } = terms;
  const again = retryAt(terms);
  return {
    state,
    billingCycle,
    price,
    periodStart: iso(period.start),
    periodEnd: iso(period.end),
    ...(state === 'pastDue' && {
      owed: renewalOf(list, terms)?.amount,
      graceEndsAt: iso(period.end + GRACE_MS),
      retryAt: again === undefined ? undefined : iso(again),
    }),
  };
}

function nextAnswer(next: Terms['next']): SubscriptionAnswer['subscription']['next'] {
  if (!next) return undefined;
  if (next === 'free') return { plan: 'free' };
  return { plan: personal(next.plan), billingCycle: next.cycle, price: priceOf(LIST, next) };
}

/** Effect of choosing each plan now. */
export const planOffers = <Plan extends string>(
  list: PriceList,
  plans: readonly Plan[],
  { terms }: StoredSubscription,
  at: number,
) =>
  plans.flatMap((plan) =>
    BILLING_CYCLES.flatMap((cycle) => {
      const choice = { plan, cycle };
      const [price, offer] = [priceOf(list, choice), offerOf(list, terms, choice, at)];
      if (price === undefined || !offer) return [];
      const paid = offer.kind === 'now' ? offer : { amount: 0, credit: 0 };
      return {
        plan,
        billingCycle: cycle,
        price,
        kind: offer.kind,
        due: paid.amount,
        credit: paid.credit,
        from: iso(beginOf(offer, at)),
      };
    }),
  );

function beginOf(offer: NonNullable<ReturnType<typeof offerOf>>, at: number): number {
  if (offer.kind === 'now') return offer.terms.period.start;
  return offer.kind === 'later' ? offer.at : at;
}
