import * as z from 'zod';
import { Instant, QuizId } from '../common.ts';

/**
 * `holding`: everything is in, and results may be corrected until `at`. `computing`: winners are being decided. `posting`: they are
 * decided for good, and each gets the prize. `settled`: all of it is done.
 */
export const SETTLEMENT_STATES = ['holding', 'computing', 'posting', 'settled'] as const;

/**
 * `claimable`: the winner may say where the money goes. `held`: its owner looks into it. `claimed`: the money is on its way.
 * `returned`: it went back to whoever paid the pool.
 */
export const PRIZE_STATUSES = ['held', 'claimable', 'claimed', 'paid', 'returned'] as const;

export const RETURN_REASONS = ['unclaimed', 'annulled'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** A keyed digest: of quiz and participant, so that one wins once. */
export const PrizeId = z.string().regex(/^[\w-]{43}$/);

const Cents = z.number().int().min(0);

/** A prize as its winner sees it. */
export const Prize = z.object({
  id: PrizeId,
  quizId: QuizId,
  quizTitle: z.string(),
  place: z.number(),
  cents: Cents,
  status: z.enum(PRIZE_STATUSES),
  wonAt: Instant,
  /** Until then it can be claimed. */
  claimBy: Instant,
  heldUntil: Instant.optional(),
  /** Why its owner holds it. */
  holdReason: z.string().optional(),
  claimedAt: Instant.optional(),
  paidAt: Instant.optional(),
  returnedAt: Instant.optional(),
  returned: z.enum(RETURN_REASONS).optional(),
  /** The bank or PayPal sent the money back: it may be claimed again, with other details. */
  refused: z.boolean().optional(),
});
export type Prize = z.output<typeof Prize>;

/** The same as the owner of the quiz sees it. */
export const WonPrize = Prize.extend({
  name: z.string(),
  submissionId: z.string(),
  percentage: z.number(),
  seconds: z.number(),
  /** Until then it can be held. */
  holdableUntil: Instant,
});
export type WonPrize = z.output<typeof WonPrize>;

/** How far the settlement of a prize pool is. */
export const Settlement = z.object({
  /** `ahead`: the quiz runs. `waiting`: it is over, and something stands in the way. */
  state: z.enum(['ahead', 'waiting', ...SETTLEMENT_STATES]),
  /** When winners are, or were, decided; with `ahead` and `waiting` at the earliest. */
  at: Instant.optional(),
  /** What is waited for. */
  waitsFor: z.enum(['grading', 'running', 'payment']).optional(),
  winners: z.number().optional(),
});
export type Settlement = z.output<typeof Settlement>;

/** Where the money goes. What is wrong with it `rules/payments/payout.ts` says. Kept until it is sent, and never logged. */
export const PayoutInput = z.strictObject({
  fullName: z.string().max(140),
  country: z.string().max(2),
  method: z.enum(['bank', 'paypal']),
  iban: z.string().max(50).optional(),
  routing: z.string().max(20).optional(),
  account: z.string().max(30).optional(),
  paypalEmail: z.string().max(254).optional(),
});
export type PayoutInput = z.output<typeof PayoutInput>;
