import type { PayInput } from '@quizhall/shared/model/payments/payment';
import {
  type Choice,
  cancelledOf,
  offerOf,
  type Terms,
  trialOf,
} from '@quizhall/shared/rules/payments/subscription';
import { getCharge, type StoredCharge } from './charge-store.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { getSubscription, type StoredSubscription } from './subscriptions.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { beginCharge, paymentRunningError } from './begin-charge.ts';
import { changeTermsItems } from './plan-purpose.ts';
import { getPlanDetails } from './plan-buyer.ts';
import { planNotificationItems } from './plan-notifications.ts';
import { endSubscription } from './renew-subscription.ts';
import { cancelCharge } from './cancel-charge.ts';
import { SUBSCRIPTION_CHANGED, planReservation } from './plan-reservation.ts';

/** What was shown to somebody as the price holds so long. */
const QUOTE_MS = 30 * 60_000;

interface Wish extends PayInput {
  choice: Choice;
  /** The account that pays, and the same text for repetitions of one request. */
  payer: string;
  cause: string;
  list: StoredSubscription['list'];
  /** When the price was shown (epoch ms): what is not used of the former plan is reckoned from then. */
  quotedAt?: number | undefined;
  /** Charge the card that is kept. */
  savedCard?: true | undefined;
}

/**
 * Has somebody have this plan: what costs more is paid at once, less what is not used of what they had; everything else
 * begins when what is paid ends. Answers the payment, if there is one.
 * @throws AppError INVALID_INPUT for a plan that is not sold, INVALID_STATE for the one they have, and as `beginCharge`
 */
export async function choosePlan(
  ownerId: string,
  { choice, payer, cause, list, quotedAt, savedCard, method, card }: Wish,
): Promise<StoredCharge | undefined> {
  const before = await getSubscription(ownerId);
  const at = now();
  const today = offerOf(list, before.terms, choice, at);
  const isQuoted = quotedAt !== undefined && quotedAt <= at && quotedAt >= at - QUOTE_MS;
  const offer =
    today?.kind === 'now' && today.credit > 0 && isQuoted
      ? offerOf(list, before.terms, choice, quotedAt)
      : today;
  if (!offer)
    throw new AppError('INVALID_INPUT', { errors: { plan: 'This plan is by agreement: write to us' } });
  if (offer.kind === 'current')
    throw new AppError('INVALID_STATE', { message: 'This is the plan that you have.' });
  if (offer.kind !== 'now') {
    await change(ownerId, (terms) => withNext(terms, offer.terms.next));
    return undefined;
  }
  // A card is charged by whoever gave it.
  const saved = savedCard && (before.payer ?? ownerId) === payer && before.method;
  if (savedCard && !saved)
    throw new AppError('INVALID_INPUT', { errors: { card: 'Please enter your card' } });
  return beginCharge(
    {
      purpose: 'plan',
      subject: ownerId,
      payer: `u_${payer}`,
      method,
      amount: offer.amount,
      fee: 0,
      cause,
      details: await getPlanDetails(ownerId, offer.terms),
      ...(saved ? { saved } : { card, keepsMethod: true }),
    },
    {
      running: before.pending?.chargeId,
      take: planReservation(before, offer.terms, { isRenewal: false, payer, list }),
    },
  );
}

const withNext = (terms: Terms, next: Terms['next']): Terms => ({ ...terms, next });

/**
 * Begins the one trial of a person.
 * @throws AppError INVALID_STATE
 */
export async function beginTrial(
  ownerId: string,
  choice: Choice,
  list: StoredSubscription['list'],
  payer?: string,
): Promise<void> {
  const before = await getSubscription(ownerId);
  const at = now();
  if (before.terms || before.trialAt !== undefined)
    throw new AppError('INVALID_STATE', { message: 'You have had your free trial already.' });
  const isSold = offerOf(list, undefined, choice, at) !== undefined;
  if (!isSold)
    throw new AppError('INVALID_INPUT', { errors: { plan: 'This plan is by agreement: write to us' } });
  await write(
    changeTermsItems(before, trialOf(choice, at), { list, payer: before.payer ?? payer, trialAt: at }),
  );
}

/**
 * Cancels a plan at the end of the paid period, or at once if nothing is paid. Repeatable.
 * @throws AppError INVALID_STATE on the free plan, PAYMENT_RUNNING
 */
export async function cancelPlan(ownerId: string): Promise<void> {
  const before = await undecided(ownerId);
  const { terms } = before;
  if (!terms)
    throw new AppError('INVALID_STATE', { message: 'You are on the Free plan: there is nothing to cancel.' });
  if (terms.next === 'free') return;
  const after = cancelledOf(terms);
  if (!after) {
    if (!(await endSubscription(before, terms))) throw stale();
    return;
  }
  const told = { news: 'cancelled' as const, plan: terms.plan, until: terms.period.end };
  const cause = { cause: `${terms.period.end}#${before.revision}`, at: now() };
  await write([...changeTermsItems(before, after), ...(await planNotificationItems(before, told, cause))]);
}

/**
 * Removes a scheduled plan change.
 * @throws AppError INVALID_STATE without one
 */
export async function undoPlanChange(ownerId: string): Promise<void> {
  await change(ownerId, (terms) => {
    if (!terms.next) throw new AppError('INVALID_STATE', { message: 'Your plan goes on already.' });
    return withNext(terms, undefined);
  });
}

async function change(ownerId: string, after: (terms: Terms) => Terms): Promise<void> {
  const before = await undecided(ownerId);
  if (!before.terms) throw stale();
  await write(changeTermsItems(before, after(before.terms)));
}

/** No payment is on its way that would change it in turn; one that waits for its payer makes room. */
async function undecided(ownerId: string): Promise<StoredSubscription> {
  const before = await getSubscription(ownerId);
  const charge = before.pending && (await getCharge(before.pending.chargeId));
  if (!charge) return before;
  if (charge.status !== 'waiting') throw paymentRunningError(charge.id);
  await cancelCharge(charge);
  return getSubscription(ownerId);
}

const stale = () => new AppError('INVALID_STATE', { message: SUBSCRIPTION_CHANGED });

async function write(writes: Writes): Promise<void> {
  if (await transactWrite({ writes })) throw stale();
}
