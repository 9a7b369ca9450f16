import * as z from 'zod';
import { Charge, PAYMENT_METHODS, PAYMENT_PROVIDERS } from '../../model/payments/payment.ts';
import type { Endpoint } from '../endpoint.ts';
import { prizes } from './prizes.ts';

/** A keyed digest: nobody can name a payment that they were not told of. */
export const ChargeId = z.string().regex(/^[\w-]{43}$/);
const ById = z.strictObject({ id: ChargeId });

/** What becomes of a payment, whatever it is for: docs/product/money.md. */
export const payments = {
  getPaymentSetup: {
    method: 'GET',
    path: '/payments/setup',
    auth: 'public',
    access: 'anyone',
    summary: 'Which provider takes payments here, and by which methods',
    response: z.object({
      provider: z.enum(PAYMENT_PROVIDERS),
      methods: z.array(z.enum(PAYMENT_METHODS)),
      publishableKey: z.string().optional(),
      /** Whether quizzes may have prizes here, and cost something all the same. */
      prizePools: z.boolean(),
      paidWithPrize: z.boolean(),
    }),
    sharedSeconds: 60,
    rights: { payments: true },
  },
  getPayment: {
    method: 'GET',
    path: '/payments/{id}',
    auth: 'optional',
    access: 'anyone',
    summary:
      'How a payment stands: of an account for that account alone, of a guest for whoever knows its id',
    params: ById,
    response: z.object({ charge: Charge }),
    throttle: [{ by: 'address', limit: 600, windowSeconds: 60 }],
    rights: { table: 'write' },
  },
  getReceipt: {
    method: 'GET',
    path: '/payments/{id}/receipt',
    auth: 'optional',
    access: 'anyone',
    summary: 'The receipt of a payment: a tagged PDF, for whoever may see the payment',
    params: ById,
    file: true,
    throttle: [{ by: 'address', limit: 60, windowSeconds: 60 }],
    rights: { table: 'write' },
    memory: 1_024,
  },
  answerChallenge: {
    method: 'POST',
    path: '/payments/{id}/answer',
    auth: 'optional',
    access: 'anyone',
    summary: "The payer's answer on the page of the simulated bank or PayPal",
    params: ById,
    body: z.strictObject({ approve: z.boolean() }),
    response: z.object({ charge: Charge }),
    throttle: [{ by: 'address', limit: 60, windowSeconds: 60 }],
    rights: { table: 'write' },
  },
  receiveWebhook: {
    method: 'POST',
    path: '/payments/webhook/{provider}',
    auth: 'public',
    access: 'anyone',
    summary: 'What a payment provider tells; its signature proves it',
    params: z.strictObject({ provider: z.enum(PAYMENT_PROVIDERS) }),
    body: z.string().min(1).max(100_000),
    rawBody: true,
    response: z.object({ received: z.literal(true) }),
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  ...prizes,
} as const satisfies Record<string, Endpoint>;
