import * as z from 'zod';
import { QuizId } from '../../model/common.ts';
import { Charge, LedgerLine, PayInput } from '../../model/payments/payment.ts';
import { POOL_STATUSES } from '../../rules/payments/prize-pool.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: QuizId });

/** In cents: `amount` for the winners, `fee` for the site, `total` together. */
const Money = z.object({ amount: z.number(), fee: z.number(), total: z.number() });

/** How a prize pool stands. */
const PoolAnswer = z.object({
  status: z.enum(POOL_STATUSES),
  /** What is paid and not given back. */
  funded: Money,
  /** What is still to be paid for the prize that the quiz promises. */
  due: Money,
  /** What is paid and wanted no longer: it goes back when the quiz is published, or when it is asked for. */
  spare: Money,
  /** It is published, and somebody has taken it: no place gets less any more. */
  isTaken: z.boolean(),
  /** What each place gets, in cents, first place first. */
  places: z.array(z.number()),
  /** The payment that is on its way, else the latest that was made. */
  charge: Charge.optional(),
  ledger: z.array(LedgerLine),
});

/** The money of a quiz's prize pool: docs/product/money.md. */
export const prizePool = {
  payPrizePool: {
    method: 'POST',
    path: '/quizzes/{id}/prize-pool/pay',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id' },
    summary: 'Pay what a prize pool still needs: the amount is what the saved quiz promises',
    params: ById,
    body: PayInput.extend({
      /** What is due in cents as the page showed it, fee included: another amount is refused before anything is charged. */
      shownPrice: z.number().int().optional(),
    }),
    response: PoolAnswer.extend({ charge: Charge }),
    idempotent: true,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write', payments: true },
  },
  returnPrizePool: {
    method: 'POST',
    path: '/quizzes/{id}/prize-pool/return',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id' },
    summary: 'Give back what is paid for the prize of a draft and wanted no longer',
    params: ById,
    response: PoolAnswer,
    rights: { table: 'write' },
  },
  getPrizePool: {
    method: 'GET',
    path: '/quizzes/{id}/prize-pool',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id' },
    summary: 'How a prize pool stands, with every entry of its ledger',
    params: ById,
    response: PoolAnswer,
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
