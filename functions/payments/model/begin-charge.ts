import type { CardInput, ChargePurpose, Decline, PayInput } from '@quizhall/shared/model/payments/payment';
import { cardDigits, cardProblems } from '@quizhall/shared/rules/payments/payment-card';
import { DECLINE_TEXTS } from '@quizhall/shared/rules/payments/declines';
import { getCharge, newChargeItem, type SavedMethod, type StoredCharge } from './charge-store.ts';
import { chargePollItem } from './charge-polling.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { addToThrottle, type ThrottleBucket } from '../../platform/limits/throttles.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import { currentBucket } from '../../platform/limits/throttle-bucket.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { getCurrentProvider } from './providers.ts';
import { cancelCharge } from './cancel-charge.ts';
import { settleCharge } from './settle-charge.ts';

const HOUR = 3_600;
/** Payments of one payer, and of one card, that may come to nothing in an hour: whoever tests stolen cards tries many. */
const TRIES = { payer: 20, card: 10 };

/** What somebody wants to pay; amounts in cents, and never from the client. */
interface Wish extends PayInput {
  purpose: ChargePurpose;
  subject: string;
  payer: string;
  email?: string | undefined;
  amount: number;
  fee: number;
  /** The same for repetitions of one request (`onceId`): it is charged once. */
  cause: string;
  details?: StoredCharge['details'];
  /** Where nobody enters a card: what the provider keeps of an earlier one. */
  saved?: SavedMethod;
  /** Has the provider keep the card for payments to come. */
  keepsMethod?: true;
}

/** What a payment for one thing must meet. */
interface Place {
  /** The payment for the same thing that is on its way, by its id. */
  running: string | undefined;
  /** What is written with the charge of this id, so that no other one begins as long. */
  take: (chargeId: string) => Promise<Writes>;
}

/**
 * Begins a payment: keeps it, together with the place that it takes, and asks the provider. Whoever asks again for the same
 * cause gets the same charge; one that only waits for its payer makes room. If the provider's answer is lost, it is asked
 * again later.
 * @throws AppError PAYMENTS_OFF, INVALID_INPUT for the card's fields, TOO_MANY, PAYMENT_RUNNING, PAYMENT_DECLINED
 */
export async function beginCharge(
  { cause, card, ...wish }: Wish,
  { running, take }: Place,
): Promise<StoredCharge> {
  const provider = getCurrentProvider();
  if (!wish.saved) assertCard(provider, wish.method, card);
  const id = await keyedDigest('charge', [wish.purpose, wish.subject, wish.payer, cause].join('#'));
  const earlier = await getCharge(id);
  const tries = earlier || wish.saved ? [] : await takeTries(wish.payer, card);
  if (!earlier && running !== undefined) await cancelRunningCharge(running);
  const charge = earlier ?? (await keep({ ...wish, id, provider }, await take(id)));
  const asked =
    charge.status === 'begun'
      ? await settleCharge(id, await ask(provider, charge, wish.saved, card))
      : charge;
  if (asked.status === 'declined') throw declinedError(asked.decline ?? 'declined');
  await Promise.all(tries.map((bucket) => addToThrottle(bucket, -1)));
  return asked;
}

const ask = (
  provider: PaymentProvider,
  charge: StoredCharge,
  saved: SavedMethod | undefined,
  card: CardInput | undefined,
) => (saved ? provider.chargeSaved(charge, saved) : provider.charge(charge, card));

/**
 * Cancels a payment that waits for its payer only.
 * @throws AppError PAYMENT_RUNNING while the provider decides, or if it has just been paid
 */
export async function cancelRunningCharge(running: string): Promise<void> {
  const charge = await getCharge(running);
  const after = charge?.status === 'waiting' ? await cancelCharge(charge) : charge;
  if (after?.status !== 'declined') throw paymentRunningError(running);
}

function assertCard(
  provider: PaymentProvider,
  method: PayInput['method'],
  card: CardInput | undefined,
): void {
  const refuse = (errors: Record<string, string>) => new AppError('INVALID_INPUT', { errors });
  if (!provider.methods.includes(method)) throw refuse({ method: 'This is not offered here' });
  if (card && !provider.takesCards)
    throw refuse({ card: 'Cards are entered in the form of the payment provider' });
  if (method !== 'card' || !provider.takesCards) return;
  if (!card) throw refuse({ card: 'Please enter your card' });
  const problems = Object.entries(cardProblems(card, now()));
  if (problems.length > 0)
    throw refuse(Object.fromEntries(problems.map(([field, message]) => [`card.${field}`, message])));
}

/**
 * Counts a try before it is made, so that those of one moment cannot pass together; answers where it is counted, because one that
 * is not declined is none. A card is known by a keyed digest of its number, for an hour.
 * @throws AppError TOO_MANY
 */
async function takeTries(payer: string, card: CardInput | undefined): Promise<ThrottleBucket[]> {
  const subjects = [
    { route: 'pay', subject: payer, limit: TRIES.payer },
    ...(card
      ? [{ route: 'pay-card', subject: await keyedDigest('card', cardDigits(card)), limit: TRIES.card }]
      : []),
  ];
  const buckets: ThrottleBucket[] = [];
  for (const { route, subject, limit } of subjects) {
    const bucket = currentBucket(route, subject, HOUR);
    if ((await addToThrottle(bucket, 1)) > limit)
      throw new AppError('TOO_MANY', { retryAfterSeconds: bucket.endsAt - Math.floor(now() / 1_000) });
    buckets.push(bucket);
  }
  return buckets;
}

async function keep(
  { provider, ...wish }: Omit<Wish, 'cause' | 'card'> & { id: string; provider: PaymentProvider },
  guards: Writes,
): Promise<StoredCharge> {
  const at = now();
  const charge: StoredCharge = {
    ...wish,
    total: wish.amount + wish.fee,
    refunded: 0,
    provider: provider.name,
    status: 'begun',
    createdAt: new Date(at).toISOString(),
    revision: 0,
  };
  if (
    !(await transactWrite({
      charge: newChargeItem(charge),
      nextCheck: { Put: chargePollItem(charge.id) },
      guards,
    }))
  )
    return charge;
  // The same request at the same moment, or another payment for the same thing.
  const other = await getCharge(charge.id);
  if (!other) throw new AppError('PAYMENT_RUNNING');
  return other;
}

/** Names the running payment, so its payer finds it again. */
export const paymentRunningError = (chargeId: string): AppError =>
  new AppError('PAYMENT_RUNNING', { data: { chargeId } });

export const declinedError = (why: Decline): AppError =>
  new AppError('PAYMENT_DECLINED', { message: DECLINE_TEXTS[why], data: { decline: why } });
