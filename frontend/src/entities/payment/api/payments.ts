import type { Charge, PayInput } from '@quizhall/shared/model/payments/payment';
import { queryOptions } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { nextLookMs, viewOf } from '../model/payment-view.ts';

/** What is asked of the caller of the dialog: to have the payment begun. @throws ApiError */
export type Begin = (input: PayInput & { email?: string }, idempotencyKey: string) => Promise<Charge>;

/** Which provider takes payments here, and by which methods. */
export const paymentSetupQuery = () =>
  queryOptions({
    queryKey: ['payments', 'setup'],
    queryFn: ({ signal }) => call(routes.payments.getPaymentSetup, {}, { quiet: true, signal }),
    staleTime: 5 * 60_000,
  });

/** How a payment stands; asked again and again while it is processed. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'charge', id],
    queryFn: async ({ signal }) =>
      (await call(routes.payments.getPayment, { params: { id } }, { quiet: true, signal })).charge,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      viewOf(data) === 'processing' && !hasCode(error, 'NOT_FOUND') && nextLookMs(dataUpdateCount),
  });

/** What the payer answers on the page of the simulated bank or PayPal. @throws ApiError */
export const answerPayment = async (id: string, approve: boolean): Promise<Charge> =>
  (await call(routes.payments.answerChallenge, { params: { id }, body: { approve } }, { quiet: true }))
    .charge;

/** Milliseconds before the same request is sent again whose answer did not come. */
const WAITS = [600, 1_500, 4_000];
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const mayHaveBegun = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || hasCode(error, 'REQUEST_RUNNING'));

/**
 * Has a payment begun. Where the answer is lost, the same request is sent again under its key, which is charged once.
 * @throws ApiError
 */
export async function beginPatiently(ask: () => Promise<Charge>, wait = later): Promise<Charge> {
  for (const ms of WAITS) {
    try {
      return await ask();
    } catch (error) {
      // A device that is offline says so itself: waiting would look as if nothing had happened.
      if (!mayHaveBegun(error) || !navigator.onLine) throw error;
    }
    await wait(ms);
  }
  return ask();
}

/** The payment for the same thing that is on its way already, where the server says which. */
export function runningOf(error: unknown): string | undefined {
  if (!hasCode(error, 'PAYMENT_RUNNING')) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'chargeId' in data && typeof data.chargeId === 'string'
    ? data.chargeId
    : undefined;
}
