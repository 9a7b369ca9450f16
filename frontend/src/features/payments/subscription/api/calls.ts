import type { PayInput } from '@quizhall/shared/model/payments/payment';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { BillingCycle, Subscribed } from './queries.ts';

const QUIET = { quiet: true } as const;

/** @throws ApiError */
export const beginTrial = (billingCycle: BillingCycle): Promise<Subscribed> =>
  call(routes.users.choosePlan, { body: { plan: 'pro', billingCycle, trial: true } }, QUIET);

/** A change that costs nothing now. @throws ApiError */
export const changeLater = (billingCycle: BillingCycle): Promise<Subscribed> =>
  call(routes.users.choosePlan, { body: { plan: 'pro', billingCycle } }, QUIET);

/** Pays at once, at the price that was shown then. @throws ApiError */
export const payPlan = (
  { billingCycle, quotedAt }: { billingCycle: BillingCycle; quotedAt: string },
  { card }: PayInput,
  idempotencyKey: string,
) =>
  call(
    routes.users.choosePlan,
    { body: { plan: 'pro', billingCycle, quotedAt, ...(card && { card }) } },
    { ...QUIET, idempotencyKey },
  );

/** @throws ApiError */
export const cancelPlan = (): Promise<Subscribed> => call(routes.users.cancelSubscription, {}, QUIET);

/** @throws ApiError */
export const keepPlan = (): Promise<Subscribed> => call(routes.users.resumeSubscription, {}, QUIET);

/** An invoice on paper. @throws ApiError */
export const readInvoice = (id: string) => call(routes.users.downloadInvoice, { params: { id } }, QUIET);
