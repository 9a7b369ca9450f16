import {
  dutyOf,
  GRACE_MS,
  renewalOf,
  type Duty,
  type Terms,
} from '@quizhall/shared/rules/payments/subscription';
import { getCharge } from './charge-store.ts';
import { newSubscriptionLook, putSubscriptionLook } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { getSubscription, type StoredSubscription } from './subscriptions.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { config } from '../../platform/config.ts';
import { beginCharge } from './begin-charge.ts';
import { hasPayee } from './payee-exists.ts';
import { declineRenewalItems, changeTermsItems } from './plan-purpose.ts';
import { getPlanDetails } from './plan-buyer.ts';
import { planNotificationItems } from './plan-notifications.ts';
import { planReservation } from './plan-reservation.ts';
import type { PlanMessage } from '../../platform/messages/mail-subjects.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Does what is due of a subscription: reminds, renews or ends it. All of it follows from what is stored, and every
 * payment from its period, so looks that come twice, late or after a crash do nothing twice. Answers whether it did
 * something.
 */
export async function renewSubscription(ownerId: string): Promise<boolean> {
  const subscription = await getSubscription(ownerId);
  const { terms } = subscription;
  const duty = terms && dutyOf(terms, now());
  if (!terms || !duty) return false;
  // Whatever becomes of this look, another one follows it.
  const isDeciding = await isPaying(subscription, terms);
  await putSubscriptionLook(ownerId, now() + (isDeciding ? 10 * MINUTE_MS : HOUR_MS));
  return isDeciding ? false : DO[duty](subscription, terms);
}

/**
 * A payment is on its way that another one may not overtake. One that waits for its payer holds a renewal up as long as the plan
 * would stay without one: nobody keeps a plan by paying and never finishing.
 */
async function isPaying({ pending }: StoredSubscription, { period }: Terms): Promise<boolean> {
  const charge = pending && (await getCharge(pending.chargeId));
  if (charge?.status === 'processing') return true;
  if (!charge || pending?.isRenewal) return false;
  return charge.status === 'begun' || (charge.status === 'waiting' && now() < period.end + GRACE_MS);
}

/** The writes that tell whoever pays. Of an organization that was deleted nobody has to know how its plan goes on. */
const newsFor: typeof planNotificationItems = async (subscription, told, named) =>
  (await hasPayee(subscription.ownerId)) ? planNotificationItems(subscription, told, named) : [];

const DO: Record<Duty, (subscription: StoredSubscription, terms: Terms) => Promise<boolean>> = {
  remind: async (subscription, { plan, period }) => {
    const told: PlanMessage = { news: 'trialEnds', plan, until: period.end };
    const news = await newsFor(subscription, told, { cause: String(period.end), at: period.end - 1 });
    const nextCheck = { Put: newSubscriptionLook(subscription.ownerId, period.end) };
    if (!(await transactWrite({ news, nextCheck }))) return true;
    await transactWrite({ nextCheck });
    return false;
  },
  renew: renewed,
  end: endSubscription,
};

/** How it ended: after a trial, as they wanted, or because nobody paid. */
const newsOfEnd = ({ state }: Terms): PlanMessage['news'] =>
  state === 'trialing' ? 'trialOver' : state === 'pastDue' ? 'unpaid' : 'cancelledOver';

/** Moves a subscription to the free plan and notifies its payer. Returns whether this call did it. */
export async function endSubscription(subscription: StoredSubscription, terms: Terms): Promise<boolean> {
  const { plan, period } = terms;
  const cause = { cause: String(period.end), at: now() };
  return !(await transactWrite({
    terms: changeTermsItems(subscription, undefined),
    news: await newsFor(subscription, { news: newsOfEnd(terms), plan }, cause),
  }));
}

/** Begins the payment of the next period, which `plan.ts` goes on with. Each try of a period is one payment for ever. */
async function renewed(subscription: StoredSubscription, terms: Terms): Promise<boolean> {
  const { ownerId, list, method, payer, pending } = subscription;
  const renewal = renewalOf(list, terms);
  // Of an organization that was deleted nothing is charged any more.
  if (!renewal || !(await hasPayee(ownerId))) return endSubscription(subscription, terms);
  if (!payer || method?.provider !== config.PAYMENT_PROVIDER)
    return !(await transactWrite({ writes: await declineRenewalItems(subscription, terms, 'due') }));
  try {
    await beginCharge(
      {
        purpose: 'plan',
        subject: ownerId,
        payer: `u_${payer}`,
        method: 'card',
        amount: renewal.amount,
        fee: 0,
        cause: `renewal#${terms.period.end}#${terms.declined ?? 0}`,
        details: await getPlanDetails(ownerId, renewal.terms),
        saved: method,
      },
      { running: pending?.chargeId, take: planReservation(subscription, renewal.terms, { isRenewal: true }) },
    );
  } catch (error) {
    // Its payer was told in the transaction that says so.
    if (!(error instanceof AppError && error.code === 'PAYMENT_DECLINED')) throw error;
  }
  return true;
}
