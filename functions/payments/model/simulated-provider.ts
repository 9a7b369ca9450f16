import type { CardInput, Decline } from '@quizhall/shared/model/payments/payment';
import { DECLINES } from '@quizhall/shared/model/payments/payment';
import { cardDigits, cardSummary } from '@quizhall/shared/rules/payments/payment-card';
import * as z from 'zod';
import type { SavedMethod, StoredCharge } from './charge-store.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import type { Outcome, PaymentProvider } from './payment-provider.ts';
import { isSigned, signWebhook } from './webhook-signature.ts';

/** What becomes of a card; every other one that is valid is charged. The numbers are those of Stripe's test mode. */
const CARDS: Record<string, Decline | 'challenge'> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expiredCard',
  '4000002760003184': 'challenge',
};

/** The PayPal account that takes no money. */
const REFUSING = 'refused@paypal.example';
/** Is charged once, and declined when it is charged again while the payer is not there. */
const DECLINED_LATER = '4000000000000341';
/** What is kept of a card says what becomes of it the next time. */
const TOKENS = { good: 'sim_pm_good', declinedLater: 'sim_pm_declined_later' };

function savedOf({ keepsMethod }: StoredCharge, card: CardInput | undefined): SavedMethod | undefined {
  if (!keepsMethod || !card) return undefined;
  const token = cardDigits(card) === DECLINED_LATER ? TOKENS.declinedLater : TOKENS.good;
  return { ...cardSummary(card), provider: 'simulated', token };
}

const Told = z.object({
  chargeId: z.string(),
  total: z.number().int(),
  status: z.enum(['succeeded', 'declined']),
  decline: z.enum(DECLINES).optional(),
});

const processing = (): Outcome => ({
  status: 'processing',
  simulated: { confirmAt: now() + config.SIMULATED_CONFIRM_MS },
});

const webhookSecret = () => keyedDigest('simulated-webhook', 'secret');

const refOf = ({ id }: StoredCharge) => `sim_${id.slice(0, 24)}`;

/** Outcome of the payer's decision on the simulated bank page. */
export const toPayerOutcome = (approve: boolean): Outcome =>
  approve ? processing() : { status: 'declined', decline: 'authenticationFailed' };

function outcomeOf(charge: StoredCharge, card: CardInput | undefined): Outcome {
  if (charge.method === 'paypal') return { status: 'waiting', next: { kind: 'redirect' } };
  const fate = CARDS[card ? cardDigits(card) : ''];
  if (fate === undefined) return processing();
  return fate === 'challenge'
    ? { status: 'waiting', next: { kind: 'challenge' } }
    : { status: 'declined', decline: fate };
}

/**
 * A provider that moves no money, for stages without a real one: test cards decide what becomes of a payment, and it is
 * confirmed by a signed webhook, some seconds later, as a real one would be (`functions/payments/subscribers/confirm-payments.ts`). It has no
 * memory of its own: what it has to know stands in the charge.
 */
export const simulatedProvider: PaymentProvider = {
  name: 'simulated',
  methods: ['card', 'paypal'],
  takesCards: true,
  charge: (charge, card) =>
    Promise.resolve({ ...outcomeOf(charge, card), saved: savedOf(charge, card), ref: refOf(charge) }),
  chargeSaved: (charge, { token }) =>
    Promise.resolve({
      ...(token === TOKENS.good ? processing() : { status: 'declined', decline: 'declined' }),
      ref: refOf(charge),
    }),
  lookUp: ({ status, simulated: known }) => {
    if (status === 'begun') return Promise.resolve('unknown');
    if (status !== 'processing' || !known)
      return Promise.resolve({ status: 'declined', decline: 'abandoned' });
    return Promise.resolve(known.confirmAt > now() ? { status: 'processing' } : { status: 'succeeded' });
  },
  cancel: () => Promise.resolve({ status: 'declined', decline: 'abandoned' }),
  refund: ({ id }) => Promise.resolve({ ref: `sim_re_${id.slice(0, 20)}` }),
  paysOut: true,
  payOut: ({ id }, { paypalEmail }) =>
    Promise.resolve(paypalEmail === REFUSING ? 'refused' : { ref: `sim_po_${id.slice(0, 20)}` }),
  readWebhook: async (body, signature) => {
    if (!isSigned(await webhookSecret(), body, signature))
      throw new AppError('INVALID_INPUT', { message: 'The signature of this webhook is not valid.' });
    const { chargeId, total, status, decline } = Told.parse(JSON.parse(body));
    const outcome: Outcome = status === 'succeeded' ? { status } : { status, decline: decline ?? 'declined' };
    return { chargeId, total, outcome };
  },
};

/** The webhook that confirms a charge: body and signature. */
export async function newConfirmation({ id, total }: Pick<StoredCharge, 'id' | 'total'>) {
  const body = JSON.stringify({ chargeId: id, total, status: 'succeeded' });
  return { body, signature: signWebhook(await webhookSecret(), body) };
}
