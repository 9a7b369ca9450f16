import type { Invoice } from '@quizhall/shared/contract/payments/subscription';
import { BILLING_CYCLES } from '@quizhall/shared/rules/payments/subscription';
import * as z from 'zod';
import { listChargesOfSubject, type StoredCharge } from './charge-store.ts';
import { Buyer } from './plan-buyer.ts';

/** What a payment of a plan remembers for its invoice. */
export const PlanDetails = z.object({
  plan: z.string(),
  cycle: z.enum(BILLING_CYCLES),
  /** Of the period, before what was not used of the one before. */
  price: z.number(),
  from: z.number(),
  until: z.number(),
  /** Of an organization's plan, as it was then; absent where it was paid before that was kept. */
  buyer: Buyer.optional(),
});

/** Invoices of an owner, newest first, one per successful payment. */
export async function listPlanInvoices(ownerId: string): Promise<Invoice[]> {
  return (await listChargesOfSubject('plan', ownerId)).flatMap((charge) =>
    charge.paidAt ? toInvoice(charge) : [],
  );
}

/** A successful payment as an invoice. */
export function toInvoice({ id, details, paidAt = '', total, refunded }: StoredCharge): Invoice {
  const { plan, cycle, from, until } = PlanDetails.parse(details);
  return {
    id,
    number: invoiceNumber(id, paidAt),
    at: paidAt,
    plan,
    billingCycle: cycle,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    total,
    refunded,
  };
}

/** `2030-8F3KQZ2M`: the year and what of the id is letters and digits. */
const invoiceNumber = (id: string, paidAt: string): string =>
  `${paidAt.slice(0, 4)}-${id.replaceAll(/[-_]/g, '').slice(0, 10).toUpperCase()}`;
