import * as z from 'zod';
import { AuditReason } from '../../model/results/audit.ts';
import { QuizId } from '../../model/common.ts';
import { PayoutInput, Prize, PrizeId, Settlement, WonPrize } from '../../model/payments/prize.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: PrizeId });
const OfQuiz = z.strictObject({ id: QuizId });
const OneOfQuiz = z.strictObject({ id: QuizId, prizeId: PrizeId });
const Own = z.object({
  prize: Prize,
  /** Whether money can be sent to winners here. */
  paysOut: z.boolean(),
});

/** What winners do. Without an account the token of the mail proves who asks, in `X-Session-Token`. */
export const prizes = {
  getPrize: {
    method: 'GET',
    path: '/prizes/{id}',
    auth: 'optional',
    access: 'anyone',
    summary: 'A prize, for its winner: the account that won it, or whoever has the token of the mail',
    params: ById,
    response: Own,
    throttle: [{ by: 'address', limit: 300, windowSeconds: 60 }],
    rights: { table: 'write', payments: true },
  },
  claimPrize: {
    method: 'POST',
    path: '/prizes/{id}/claim',
    auth: 'optional',
    access: 'anyone',
    summary: 'Where the money of a prize goes; said once, and sent by itself',
    params: ById,
    body: PayoutInput,
    response: Own,
    throttle: [{ by: 'address', limit: 30, windowSeconds: 3_600 }],
    rights: { table: 'write', payments: true },
  },
  listOwnPrizes: {
    method: 'GET',
    path: '/users/me/prizes',
    auth: 'user',
    access: 'self',
    summary: 'What the person has won, newest first',
    response: z.object({ prizes: z.array(Prize) }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;

/** What the owner of a quiz sees of its winners, and may do. */
export const quizPrizes = {
  listPrizes: {
    method: 'GET',
    path: '/quizzes/{id}/prizes',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id', evenDeleted: true },
    summary: 'When winners are decided, and who they are',
    params: OfQuiz,
    response: z.object({
      settlement: Settlement.optional(),
      prizes: z.array(WonPrize),
      /** Money has come for its prize at some time. */
      hasLedger: z.boolean(),
    }),
    rights: { table: 'read' },
  },
  holdPrize: {
    method: 'POST',
    path: '/quizzes/{id}/prizes/{prizeId}/hold',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id' },
    summary: 'Hold a prize that is not claimed yet, for 30 days after winners were decided at most',
    params: OneOfQuiz,
    body: z.strictObject({ reason: AuditReason }),
    response: z.object({ prize: WonPrize }),
    rights: { table: 'write' },
  },
  releasePrize: {
    method: 'POST',
    path: '/quizzes/{id}/prizes/{prizeId}/release',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id' },
    summary: 'Hold a prize no longer',
    params: OneOfQuiz,
    response: z.object({ prize: WonPrize }),
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
