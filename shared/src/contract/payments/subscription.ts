import * as z from 'zod';
import { Instant } from '../../model/common.ts';
import { CardSummary, Charge, PayInput } from '../../model/payments/payment.ts';
import { PERSONAL_PLANS } from '../../rules/payments/plans.ts';
import { BILLING_CYCLES, SUBSCRIPTION_STATES } from '../../rules/payments/subscription.ts';
import type { Endpoint } from '../endpoint.ts';
import { ChargeId } from './payments.ts';

const Cents = z.number().int().min(0);
const Plan = z.enum(PERSONAL_PLANS);
const Cycle = z.enum(BILLING_CYCLES);

/** What a person pays for. Amounts in cents. */
export const Subscription = z.object({
  plan: Plan,
  /** `free`: nothing. `pastDue`: the renewal was declined, and the plan stays until `graceEndsAt`. */
  state: z.enum(['free', ...SUBSCRIPTION_STATES]),
  billingCycle: Cycle.optional(),
  /** What the period has cost. */
  price: Cents.optional(),
  /** Of what is paid, or of the trial; what is paid within a trial begins when that ends. */
  periodStart: Instant.optional(),
  periodEnd: Instant.optional(),
  /** What comes then; `free`: it is cancelled. */
  next: z.object({ plan: Plan, billingCycle: Cycle.optional(), price: Cents.optional() }).optional(),
  /** What a renewal costs that was declined, when it is tried again, and when the plan ends without it. */
  owed: Cents.optional(),
  retryAt: Instant.optional(),
  graceEndsAt: Instant.optional(),
  /** The card that is kept for renewals. */
  method: CardSummary.optional(),
  /** There is one for every person. */
  trialAvailable: z.boolean(),
  /** A payment that is on its way. */
  charge: Charge.optional(),
});

/** What happens when a plan is chosen now. */
export const PlanOffer = z.object({
  plan: Plan,
  billingCycle: Cycle,
  price: Cents,
  /** `now`: paid at once. `later`: begins at `from`, paid then. `keep`: takes back what was chosen for later. */
  kind: z.enum(['current', 'keep', 'now', 'later']),
  /** What is paid now: the price less `credit`, what is not used of the plan before. */
  due: Cents,
  credit: Cents,
  from: Instant,
});
export type PlanOffer = z.output<typeof PlanOffer>;

/** -1: as many as they like. */
export const Usage = z.object({ used: z.number(), limit: z.number() });

const Answer = z.object({
  subscription: Subscription,
  offers: z.array(PlanOffer),
  /** When the offers were reckoned: they hold for half an hour. */
  quotedAt: Instant,
  usage: z.object({ quizzes: Usage, responsesPerMonth: Usage }),
  /** Whether the limits hold here, or are only shown. */
  enforced: z.boolean(),
});
export type SubscriptionAnswer = z.output<typeof Answer>;

export const Invoice = z.object({
  /** Of the payment. */
  id: z.string(),
  number: z.string(),
  at: Instant,
  plan: z.string(),
  billingCycle: Cycle,
  from: Instant,
  until: Instant,
  total: Cents,
  refunded: Cents,
});
export type Invoice = z.output<typeof Invoice>;

/** What is sent to choose a plan. */
export const PlanChoice = PayInput.extend({
  // Renewals are charged to what is kept of it.
  method: z.literal('card').default('card'),
  plan: Plan,
  billingCycle: Cycle.default('monthly'),
  /** Begin the trial: nothing is paid and no card is needed. */
  trial: z.literal(true).optional(),
  /** Of the answer that showed the price. */
  quotedAt: Instant.optional(),
  /** Pay with the card that is kept. */
  savedCard: z.literal(true).optional(),
});

/** The plan of the signed-in person: docs/product/money.md. */
export const subscription = {
  getSubscription: {
    method: 'GET',
    path: '/users/me/subscription',
    auth: 'user',
    access: 'self',
    summary: 'The own plan, what other plans cost now, and how much of the plan is used',
    response: Answer,
    // Does what is due of it, where the tick has not come to that yet.
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  choosePlan: {
    method: 'POST',
    path: '/users/me/subscription',
    auth: 'user',
    access: 'self',
    summary:
      'Choose a plan: the 14 days of trial, a payment at once, or a change when what is paid ends; `free` cancels',
    body: PlanChoice,
    response: Answer.extend({ charge: Charge.optional() }),
    idempotent: true,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  cancelSubscription: {
    method: 'DELETE',
    path: '/users/me/subscription',
    auth: 'user',
    access: 'self',
    summary: 'Cancel at the end of what is paid, or at once where nothing is; repeated, it changes nothing',
    response: Answer,
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  resumeSubscription: {
    method: 'POST',
    path: '/users/me/subscription/resume',
    auth: 'user',
    access: 'self',
    summary: 'Take back a cancellation, or another plan that was chosen for later',
    response: Answer,
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  listInvoices: {
    method: 'GET',
    path: '/users/me/invoices',
    auth: 'user',
    access: 'self',
    summary: 'What was paid for the own plan, the newest first',
    response: z.object({ invoices: z.array(Invoice) }),
    rights: { table: 'read' },
  },
  downloadInvoice: {
    method: 'GET',
    path: '/users/me/invoices/{id}',
    auth: 'user',
    access: 'self',
    summary: 'An invoice on paper: a tagged PDF, named after its number',
    params: z.strictObject({ id: ChargeId }),
    file: true,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    // It counts its requests.
    rights: { table: 'write' },
    // Fonts and shaping take a processor.
    memory: 1_769,
  },
} as const satisfies Record<string, Endpoint>;
