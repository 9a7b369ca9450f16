import { ownerOf } from '@quizhall/shared/rules/permissions';
import { planName } from '@quizhall/shared/rules/payments/plans';
import { shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import { getCharge } from './charge-store.ts';
import { getUser } from '../../accounts/model/users.ts';
import { INVOICE_MESSAGES } from './invoice-messages.ts';
import { invoicePdf, type Party } from './invoice-pdf.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { getOrganizationBuyer } from './plan-buyer.ts';
import { PlanDetails, toInvoice } from './plan-invoices.ts';

const CYCLES = { monthly: 'by the month', yearly: 'by the year' };

/**
 * One invoice of whoever has plans under this id, on paper.
 * @throws AppError NOT_FOUND for what is no invoice of theirs
 */
export async function planInvoicePdf(
  ownerId: string,
  id: string,
): Promise<{ bytes: Buffer; number: string }> {
  const charge = await getCharge(id);
  if (charge?.purpose !== 'plan' || charge.subject !== ownerId || !charge.paidAt)
    throw new AppError('NOT_FOUND');
  const { plan, cycle, price, from, until, buyer } = PlanDetails.parse(charge.details);
  const { number } = toInvoice(charge);
  const days = `${INVOICE_MESSAGES.day(new Date(from))} to ${INVOICE_MESSAGES.day(new Date(until))}`;
  const bytes = await invoicePdf({
    kind: 'invoice',
    number,
    date: new Date(charge.paidAt),
    seller: { name: INVOICE_MESSAGES.brand, lines: [config.SITE_URL] },
    buyer: buyer ?? (await buyerNow(ownerId)),
    lines: [
      { text: `${planName(plan)}, ${CYCLES[cycle]}: ${days}`, cents: price },
      ...(price > charge.total ? [{ text: 'Not used of the plan before', cents: charge.total - price }] : []),
    ],
    payment: INVOICE_MESSAGES.methods[charge.method],
    refunded: charge.refunded,
    notes: charge.provider === 'simulated' ? [INVOICE_MESSAGES.noMoney] : [],
  });
  return { bytes, number };
}

/** Whoever has the plan: of an organization never the person who paid. */
async function buyerNow(ownerId: string): Promise<Party> {
  const owner = ownerOf(ownerId);
  const nobody = { name: '', lines: [] };
  if ('organization' in owner) return (await getOrganizationBuyer(ownerId)) ?? nobody;
  const person = await getUser(owner.person);
  return person ? { name: person.name, lines: [shownEmail(person.email)].filter(Boolean) } : nobody;
}
