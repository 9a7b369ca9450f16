import * as z from 'zod';
import { DeviceId, Email, QuizId, QuizRef } from '../../model/common.ts';
import { Charge, PayInput, ReceivedPayment } from '../../model/payments/payment.ts';
import { InterfaceLanguage } from '../../model/accounts/user.ts';
import type { Endpoint } from '../endpoint.ts';
import { ChargeId } from './payments.ts';

/** Paying to take a quiz, and what its owner does about it: docs/product/money.md. */
export const paidEntry = {
  payEntry: {
    method: 'POST',
    path: '/quizzes/{id}/pay',
    auth: 'optional',
    access: 'anyone',
    summary:
      'Pay to take a quiz: the price is what the quiz says when it is charged; `id` may be the id, the code or the link',
    params: z.strictObject({ id: QuizRef }),
    body: PayInput.extend({
      /** Whose entry it is, where the payer has no account. */
      deviceId: DeviceId.optional(),
      /** Where a guest's receipt goes. */
      email: Email.optional(),
      /** What that mail speaks. */
      language: InterfaceLanguage.optional(),
      /** The price in cents that the page showed: another one is refused before anything is charged. */
      shownPrice: z.number().int().optional(),
    }),
    response: z.object({ charge: Charge }),
    idempotent: true,
    throttle: [{ by: 'address', limit: 600, windowSeconds: 3_600 }],
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  letInDevice: {
    method: 'POST',
    path: '/quizzes/{id}/let-in',
    auth: 'optional',
    access: 'anyone',
    summary: 'Let this device, or this account, in by the link of a receipt',
    params: z.strictObject({ id: QuizRef }),
    body: z.strictObject({
      token: z.string().regex(/^[\w-]{43}\.[\w-]{22}$/),
      deviceId: DeviceId.optional(),
    }),
    response: z.object({ code: z.string() }),
    throttle: [{ by: 'address', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write', derivationKey: true },
  },
  listEntryPayments: {
    method: 'GET',
    path: '/quizzes/{id}/payments',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id' },
    summary: 'Who has paid to take a quiz, newest first',
    params: z.strictObject({ id: QuizId }),
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({
      title: z.string(),
      payments: z.array(ReceivedPayment),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
  refundEntry: {
    method: 'POST',
    path: '/quizzes/{id}/payments/{paymentId}/refund',
    auth: 'user',
    access: { action: 'quiz.fund', on: 'quiz', id: 'id' },
    summary: 'Give back what somebody paid for the entry, before their first answer',
    params: z.strictObject({ id: QuizId, paymentId: ChargeId }),
    response: z.object({ payment: ReceivedPayment }),
    throttle: [{ by: 'user', limit: 300, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
