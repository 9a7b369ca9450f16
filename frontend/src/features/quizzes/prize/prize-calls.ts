import type { PayInput } from '@quizhall/shared/model/payments/payment';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

const QUIET = { quiet: true } as const;

/** @throws ApiError */
export const getPrizePool = (id: string, signal?: AbortSignal) =>
  call(routes.quizzes.getPrizePool, { params: { id } }, { ...QUIET, signal });

/**
 * Pays the prize pool. Rejected if the price differs from the displayed one (in cents, including the fee).
 * @throws ApiError
 */
export const payPrizePool = async (
  id: string,
  body: PayInput & { shownPrice: number },
  idempotencyKey: string,
) => (await call(routes.quizzes.payPrizePool, { params: { id }, body }, { ...QUIET, idempotencyKey })).charge;

/** @throws ApiError */
export const returnPrizePool = (id: string) =>
  call(routes.quizzes.returnPrizePool, { params: { id } }, QUIET);
