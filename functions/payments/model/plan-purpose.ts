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
import { updateSubscriptionItem, getSubscription, type StoredSubscription } from './subscriptions.ts';
import { changePlanItem } from '../../accounts/model/users.ts';
import { now } from '../../platform/clock.ts';
import { hasPayee } from './payee-exists.ts';
import { planNotificationItems } from './plan-notifications.ts';
import type { Purpose } from './purpose.ts';

/** A plan of a person or an organization for one period. */
export const planPurpose: Purpose = {
  paid: async (charge) => {
    const before = await getSubscription(charge.subject);
    const { pending } = before;
    if (pending?.chargeId !== charge.id || !(await hasPayee(charge.subject))) return 'unwanted';
    const { terms } = pending;
    const method = charge.keepsMethod ? charge.saved : before.method;
    const { start: from, end: until } = terms.period;
    return {
      posting: POSTINGS.planPaid(charge.amount),
      writes: [
        ...changeTermsItems(before, terms, { pending: undefined, method }),
        ...(await planNotificationItems(
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
    if (before.pending.isRenewal && before.terms) return declineRenewalItems(before, before.terms);
    return [updateSubscriptionItem(before, { pending: undefined })];
  },
};

/**
 * The items that change the terms of a subscription: the terms, the plan that screens and limits read, and
 * the next scheduled check. Without terms the free plan applies.
 */
export function changeTermsItems(
  before: StoredSubscription,
  terms: Terms | undefined,
  changes: Partial<StoredSubscription> = {},
): Writes {
  const owner = ownerOf(before.ownerId);
  const formerly = before.terms?.plan ?? 'free';
  const plan = terms?.plan ?? 'free';
  return [
    updateSubscriptionItem(before, { ...changes, terms }),
    // The plan of an organization is read where its subscription is.
    ...('person' in owner && plan !== formerly ? [changePlanItem(owner.person, plan)] : []),
    ...(terms
      ? [{ Put: newSubscriptionLook(before.ownerId, Math.max(now(), nextDutyAt(terms, now()))) }]
      : []),
  ];
}

/**
 * The items of a failed renewal: the plan stays for some days, and its payer is notified. `due`: there was no
 * payment method to charge.
 */
export async function declineRenewalItems(
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
  return [
    ...changeTermsItems(before, after, { pending: undefined }),
    ...(await planNotificationItems(before, told, cause)),
  ];
}
