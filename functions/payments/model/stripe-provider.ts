import type { Decline } from '@quizhall/shared/model/payments/payment';
import type { Stripe } from 'stripe';
import type { StoredCharge } from './charge-store.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { measureCall } from '../../platform/capacity-meter.ts';
import type { Outcome, PaymentProvider, ProviderEvent } from './payment-provider.ts';
import { hasStripeKeys, getStripeKeys } from './stripe-keys.ts';

type Intent = Stripe.PaymentIntent;

/** Older webhooks are refused, as Stripe recommends. */
const TOLERANCE_SECONDS = 300;

let made: { key: string; client: Promise<Stripe> } | undefined;

/** The package is loaded with the first call: functions that charge carry it in a file of its own (`infra/bundle.ts`). */
async function client(): Promise<Stripe> {
  const { secretKey } = await getStripeKeys();
  if (made?.key !== secretKey) made = { key: secretKey, client: makeClient(secretKey) };
  return made.client;
}

async function makeClient(secretKey: string): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(config.STRIPE_API_URL ?? 'https://api.stripe.com');
  return new Client(secretKey, {
    timeout: config.STRIPE_CALL_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    host: hostname,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}

/** Does a call. What Stripe cannot do now is said as such: the same call may come again, with the same id. */
async function ask<T>(call: (stripeProvider: Stripe) => Promise<T>): Promise<T> {
  const stripeProvider = await client();
  try {
    return await measureCall('Stripe', () => call(stripeProvider));
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = stripeProvider.errors;
    const isPassing = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    if (!isPassing) throw error;
    logger.warn('stripe did not answer', { error: error instanceof Error ? error.message : String(error) });
    throw new AppError('UNAVAILABLE');
  }
}

/** The payment at Stripe, made where there is none: under the same key Stripe answers with the same one. */
function intentOf({ id, ref, total, purpose, subject }: StoredCharge): Promise<Intent> {
  if (ref !== undefined) return ask((stripeProvider) => stripeProvider.paymentIntents.retrieve(ref));
  const wish = {
    amount: total,
    currency: 'usd',
    // Cards, and whatever else the account offers (PayPal): chosen in Stripe's own form.
    automatic_payment_methods: { enabled: true },
    metadata: { chargeId: id, purpose, subject },
  };
  return ask((stripeProvider) => stripeProvider.paymentIntents.create(wish, { idempotencyKey: id }));
}

const DECLINES: Record<string, Decline> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  authentication_required: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
};

/** What went wrong at last; without that the payer has just left. */
function declineOf({ last_payment_error: error }: Intent): Decline {
  if (!error) return 'abandoned';
  return DECLINES[error.decline_code ?? ''] ?? DECLINES[error.code ?? ''] ?? 'declined';
}

/** @throws Error for a state that no payment of this site can be in */
async function outcomeOf(intent: Intent): Promise<Outcome> {
  const { id: ref, status, client_secret: clientSecret } = intent;
  if (status === 'succeeded') return { status: 'succeeded', ref };
  if (status === 'processing') return { status: 'processing', ref };
  if (status === 'canceled') return { status: 'declined', decline: declineOf(intent), ref };
  if (status === 'requires_capture' || clientSecret === null)
    throw new Error(`A payment at Stripe is ${status}`);
  // Until the payer has entered a card that works: one that was declined they may replace in the same form.
  const { publishableKey } = await getStripeKeys();
  return { status: 'waiting', ref, next: { kind: 'element', clientSecret, publishableKey } };
}

/** @throws Error where it has charged something else: a person has to look, and nothing is taken for paid */
async function checkedOutcome(intent: Intent, { total }: StoredCharge): Promise<Outcome> {
  if (intent.status === 'succeeded' && intent.amount_received !== total)
    throw new Error(`Stripe has charged ${intent.amount_received} cents in place of ${total}`);
  return outcomeOf(intent);
}

/**
 * How it stands. What Stripe takes no payment of, for example of less than 50 cents, is declined: it would answer the same for
 * ever. A call that it only cannot take at this moment (another status than 400) is made again.
 */
async function standOf(charge: StoredCharge): Promise<Outcome> {
  try {
    return await checkedOutcome(await intentOf(charge), charge);
  } catch (error) {
    const { type, statusCode, message } = error as Partial<Stripe.errors.StripeError>;
    if (charge.ref !== undefined || type !== 'StripeInvalidRequestError' || statusCode !== 400) throw error;
    logger.error('stripe refused a payment', { chargeId: charge.id, error: message });
    return { status: 'declined', decline: 'declined' };
  }
}

/** Where it cannot be cancelled any more, it is told how it stands. */
async function cancel(charge: StoredCharge): Promise<Outcome> {
  const { id } = await intentOf(charge);
  const after = await ask(async (stripeProvider) => {
    try {
      return await stripeProvider.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    } catch (error) {
      if (!(error instanceof stripeProvider.errors.StripeInvalidRequestError)) throw error;
      return stripeProvider.paymentIntents.retrieve(id);
    }
  });
  return checkedOutcome(after, charge);
}

/** Stripe forgets keys of repeated calls after a day; what was sent is therefore looked for by its own name first. */
const refund: PaymentProvider['refund'] = async ({ id, amount }, { ref }) => {
  if (ref === undefined) throw new Error('A refund of a payment that Stripe never had');
  const { data } = await ask((stripeProvider) =>
    stripeProvider.refunds.list({ payment_intent: ref, limit: 100 }),
  );
  const sent =
    data.find(({ metadata }) => metadata?.['transferId'] === id) ??
    (await ask((stripeProvider) =>
      stripeProvider.refunds.create(
        { payment_intent: ref, amount, metadata: { transferId: id } },
        { idempotencyKey: id },
      ),
    ));
  if (sent.status === 'failed' || sent.status === 'canceled')
    throw new Error(`A refund at Stripe is ${sent.status}: ${sent.id}`);
  return { ref: sent.id };
};

/** What only a person can answer: it sounds the alarm `payments-to-look-at`. */
const LOOK_AT: Record<string, string> = {
  'charge.dispute.created': 'payment disputed',
  'refund.failed': 'refund failed',
};

async function readEvent({ type, data }: Stripe.Event): Promise<ProviderEvent | undefined> {
  const { id, object } = data.object as { id?: string; object: string };
  if (LOOK_AT[type]) logger.error(LOOK_AT[type], { provider: 'stripe', ref: id, needsPerson: true });
  if (object !== 'payment_intent' || !type.startsWith('payment_intent.')) return undefined;
  const intent = data.object as Intent;
  const chargeId = intent.metadata['chargeId'];
  // The same account may take other payments, too.
  if (chargeId === undefined) return undefined;
  return { chargeId, total: intent.amount_received, outcome: await outcomeOf(intent) };
}

/** Stripe. Card numbers are entered in Stripe's form and never reach this site. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  methods: ['card'],
  takesCards: false,
  publishableKey: async () => (await getStripeKeys()).publishableKey,
  charge: standOf,
  // Nothing is kept of a payment at Stripe (no `saved`): what would be renewed asks its payer.
  chargeSaved: () => Promise.resolve({ status: 'declined', decline: 'declined' }),
  lookUp: standOf,
  cancel,
  refund,
  // Stripe Connect is not built: a stage with Stripe has no prize pools (`infra/stages.ts`).
  paysOut: false,
  payOut: () => Promise.reject(new Error('Payouts by Stripe are not configured')),
  readWebhook: async (body, signature = '') => {
    if (!hasStripeKeys()) throw new AppError('PAYMENTS_OFF');
    const { webhookSecret } = await getStripeKeys();
    const { webhooks, errors } = await client();
    try {
      return await readEvent(
        webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now()),
      );
    } catch (error) {
      if (!(error instanceof errors.StripeSignatureVerificationError)) throw error;
      throw new AppError('INVALID_INPUT', { message: 'The signature of this webhook is not valid.' });
    }
  },
};
