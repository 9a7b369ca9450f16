import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import {
  declinedOf,
  GRACE_MS,
  nextDutyAt,
  renewalOf,
  retryAt,
  type Terms,
} from '@quizhall/shared/rules/payments/subscription';
import { newSubscriptionLook } from '../../attempts/model/due-work.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { changedSubscription, getSubscription, type StoredSubscription } from './subscriptions.ts';
import { changePlanItem } from '../../accounts/model/users.ts';
import { now } from '../../platform/clock.ts';
import { isThere } from './payee-exists.ts';
import { planNews } from './plan-notifications.ts';
import type { Purpose } from './purpose.ts';

/** A plan of a person or an organization, for one period. */
export const plan: Purpose = {
  paid: async (charge) => {
    const before = await getSubscription(charge.subject);
    const { pending } = before;
    if (pending?.chargeId !== charge.id || !(await isThere(charge.subject))) return 'unwanted';
    const { terms } = pending;
    const method = charge.keepsMethod ? charge.saved : before.method;
    const { start: from, end: until } = terms.period;
    return {
      posting: POSTINGS.planPaid(charge.amount),
      writes: [
        ...withTerms(before, terms, { pending: undefined, method }),
        ...(await planNews(
          before,
          { news: 'paid', plan: terms.plan, cents: charge.amount, from, until },
          { cause: charge.id, at: Date.parse(charge.createdAt) },
        )),
      ],
    };
  },
  failed: async ({ id, subject }) => {
    const before = await getSubscription(subject);
    if (before.pending?.chargeId !== id) return [];
    if (before.pending.isRenewal && before.terms) return declinedRenewal(before, before.terms);
    return [changedSubscription(before, { pending: undefined })];
  },
};

/**
 * The writes that give somebody other terms: what they have, the plan where screens and limits read it, and the look at
 * what is due next. Without terms they are on the free plan.
 */
export function withTerms(
  before: StoredSubscription,
  terms: Terms | undefined,
  changes: Partial<StoredSubscription> = {},
): Writes {
  const owner = ownerOf(before.ownerId);
  const formerly = before.terms?.plan ?? 'free';
  const plan = terms?.plan ?? 'free';
  return [
    changedSubscription(before, { ...changes, terms }),
    // The plan of an organization is read where its subscription is.
    ...('person' in owner && plan !== formerly ? [changePlanItem(owner.person, plan)] : []),
    ...(terms
      ? [{ Put: newSubscriptionLook(before.ownerId, Math.max(now(), nextDutyAt(terms, now()))) }]
      : []),
  ];
}

/**
 * The writes for a renewal that did not come about: the plan stays for some days, and its payer is told what to do.
 * `due`: there was nothing that could have been charged.
 */
export async function declinedRenewal(
  before: StoredSubscription,
  terms: Terms,
  news: 'declined' | 'due' = 'declined',
): Promise<Writes> {
  const after = declinedOf(terms);
  const told = {
    news,
    plan: terms.plan,
    cents: renewalOf(before.list, terms)?.amount,
    until: terms.period.end + GRACE_MS,
    retryAt: retryAt(after),
  };
  const cause = { cause: `${terms.period.end}#${after.declined}`, at: now() };
  return [...withTerms(before, after, { pending: undefined }), ...(await planNews(before, told, cause))];
}
