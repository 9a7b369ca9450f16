import * as z from 'zod';
import { Instant } from '../common.ts';

/** What is paid for: a quiz's prize pool, the plan of a person or an organization, the entry to a quiz. */
export const CHARGE_PURPOSES = ['prizePool', 'plan', 'entry'] as const;
export type ChargePurpose = (typeof CHARGE_PURPOSES)[number];

export const PAYMENT_METHODS = ['card', 'paypal'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_PROVIDERS = ['simulated', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/**
 * `begun`: the provider was not asked yet, or its answer was lost. `waiting`: the payer has something to do (`next`).
 * `processing`: the provider decides. `refunding`: the money is on its way back.
 */
export const CHARGE_STATUSES = [
  'begun',
  'waiting',
  'processing',
  'succeeded',
  'declined',
  'refunding',
  'refunded',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Why a payment did not come about; `abandoned`: the payer left before the end. */
export const DECLINES = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authenticationFailed',
  'abandoned',
] as const;
export type Decline = (typeof DECLINES)[number];

/** What a payer is told whose page showed another amount: what it costs now, in cents. */
export const PriceChanged = z.strictObject({ price: z.number().int() });

/**
 * What the payer has to do before money moves. `challenge`: confirm at the bank (3-D Secure); `redirect`: confirm on the
 * provider's page at `url`, without one on this site's page of the simulated provider; `element`: enter the card in the
 * provider's own form.
 */
export const NextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('challenge') }),
  z.object({ kind: z.literal('redirect'), url: z.string().optional() }),
  z.object({ kind: z.literal('element'), clientSecret: z.string(), publishableKey: z.string() }),
]);
export type NextStep = z.output<typeof NextStep>;

/** A card as a form has it; what is wrong with it `rules/payments/payment-card.ts` says. Never stored, never logged. */
export const CardInput = z.strictObject({
  cardNumber: z.string().max(30),
  expiry: z.string().max(9),
  cvv: z.string().max(4),
  name: z.string().trim().max(100),
});
export type CardInput = z.output<typeof CardInput>;

/** What may be told of a card that the provider keeps for the next time. */
export const CardSummary = z.object({ brand: z.string(), last4: z.string() });
export type CardSummary = z.output<typeof CardSummary>;

/** How somebody pays. What, and how much, the server knows: a client that names an amount is refused. */
export const PayInput = z.strictObject({
  method: z.enum(PAYMENT_METHODS).default('card'),
  /** Only where the provider is the simulated one. */
  card: CardInput.optional(),
});
export type PayInput = z.output<typeof PayInput>;

const Cents = z.number().int().min(0);

/** One payment as its payer sees it. Amounts in US cents: `total` is what is charged, `fee` of it the site's. */
export const Charge = z.object({
  id: z.string(),
  purpose: z.enum(CHARGE_PURPOSES),
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(CHARGE_STATUSES),
  amount: Cents,
  fee: Cents,
  total: Cents,
  createdAt: Instant,
  next: NextStep.optional(),
  decline: z.enum(DECLINES).optional(),
  /** Of the total, what was given back. */
  refunded: Cents.optional(),
  /** The quiz whose entry or prize is paid. */
  title: z.string().optional(),
});
export type Charge = z.output<typeof Charge>;

/** One leg of a posting as people read it: positive = debit. Cents. */
export const LedgerLine = z.object({
  id: z.string(),
  account: z.string(),
  amount: z.number().int(),
  at: Instant,
  reason: z.string(),
  /** The payment that it entered, of whoever reads it: `/receipt/{id}`. */
  receipt: z.string().optional(),
});
export type LedgerLine = z.output<typeof LedgerLine>;

/** A payment as the owner of what it was for sees it. */
export const ReceivedPayment = Charge.pick({
  id: true,
  status: true,
  total: true,
  method: true,
  createdAt: true,
}).extend({
  /** Where its receipt went. */
  email: z.string().optional(),
  isGuest: z.boolean(),
  /** Cents that went back. */
  refunded: Cents,
  /** Its payer has not answered anything yet: it may be given back. */
  isRefundable: z.boolean(),
});
export type ReceivedPayment = z.output<typeof ReceivedPayment>;
