import * as z from 'zod';
import { CategoryId, QuizId } from '../../model/common.ts';
import { DepartmentId, OrganizationId, OrganizationScope } from '../../model/organizations/organization.ts';
import { OrganizationAnalytics } from '../../model/organizations/organization-analytics.ts';
import { Charge } from '../../model/payments/payment.ts';
import { ORGANIZATION_PLANS } from '../../rules/payments/plans.ts';
import type { Endpoint } from '../endpoint.ts';
import { ChargeId } from '../payments/payments.ts';
import { Invoice, PlanChoice, PlanOffer, Subscription, Usage } from '../payments/subscription.ts';

const ById = z.strictObject({ id: OrganizationId });
const owning = { action: 'organization.own', on: 'organization', id: 'id' } as const;
const Plan = z.enum(ORGANIZATION_PLANS);

const Billing = z.object({
  subscription: Subscription.extend({
    plan: Plan,
    next: Subscription.shape.next.unwrap().extend({ plan: Plan }).optional(),
  }),
  offers: z.array(PlanOffer.extend({ plan: Plan })),
  quotedAt: PlanChoice.shape.quotedAt.unwrap(),
  usage: z.object({ members: Usage, quizzes: Usage }),
  invoices: z.array(Invoice),
});

/** What an organization pays for, and how it does. */
export const organizationBilling = {
  getOrganizationBilling: {
    method: 'GET',
    path: '/organization/{id}/billing',
    auth: 'user',
    access: owning,
    summary:
      'The plan of an organization, what other plans cost now, how much of it is used, and its invoices',
    params: ById,
    response: Billing,
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  chooseOrganizationPlan: {
    method: 'POST',
    path: '/organization/{id}/billing',
    auth: 'user',
    access: owning,
    summary:
      'Choose a plan for an organization: paid at once, or when what is paid ends; `free` cancels, and the present plan takes back what was chosen for later',
    params: ById,
    body: PlanChoice.extend({ plan: Plan }),
    response: Billing.extend({ charge: Charge.optional() }),
    idempotent: true,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write', derivationKey: true, payments: true },
  },
  downloadOrganizationInvoice: {
    method: 'GET',
    path: '/organization/{id}/invoices/{chargeId}',
    auth: 'user',
    access: owning,
    summary: 'An invoice of an organization on paper: a tagged PDF, named after its number',
    params: ById.extend({ chargeId: ChargeId }),
    file: true,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    // It counts its requests.
    rights: { table: 'write' },
    // Fonts and shaping take a processor.
    memory: 1_769,
  },
  getOrganizationAnalytics: {
    method: 'GET',
    path: '/organization/analytics',
    auth: 'user',
    access: { action: 'organization.report', on: 'organization' },
    apiToken: true,
    summary:
      'Totals over the quizzes of an organization or one of them, of all its departments or one, by day of its time zone in at most 366 days',
    query: OrganizationScope.extend({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      quizId: QuizId.optional(),
      /** Of one of its own categories. */
      categoryId: CategoryId.optional(),
      departmentId: DepartmentId.optional(),
    }),
    response: OrganizationAnalytics,
    // It reads what is counted of every quiz, however many there are.
    throttle: [{ by: 'user', limit: 300, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
