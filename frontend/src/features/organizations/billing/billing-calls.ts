import type { PayInput } from '@quizhall/shared/model/payments/payment';
import type { OrganizationPlan } from '@quizhall/shared/rules/payments/plans';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import type { Cycle } from './billing-view.ts';

const QUIET = { quiet: true } as const;

export interface PlanWish {
  plan: OrganizationPlan;
  billingCycle: Cycle;
  trial?: true;
}

/** Changes the plan without a payment; `free` cancels. @throws ApiError */
export const choosePlan = (id: string, body: PlanWish) =>
  call(routes.organizations.chooseOrganizationPlan, { params: { id }, body }, QUIET);

/** Pays immediately at the displayed price. @throws ApiError */
export const payPlan = (
  id: string,
  wish: PlanWish & { quotedAt: string },
  { card }: PayInput,
  idempotencyKey: string,
) =>
  call(
    routes.organizations.chooseOrganizationPlan,
    { params: { id }, body: { ...wish, ...(card && { card }) } },
    { ...QUIET, idempotencyKey },
  );

/** Downloads an invoice. @throws ApiError */
export const readInvoice = (id: string, chargeId: string) =>
  call(routes.organizations.downloadOrganizationInvoice, { params: { id, chargeId } }, QUIET);
