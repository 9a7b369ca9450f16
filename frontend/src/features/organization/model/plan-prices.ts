import { ORGANIZATION_PRICES, type OrganizationPlan, yearlyPrice } from '@quizhall/shared/rules/plans';
import { formatNumber } from '@/lib/format.ts';
import { createMessages } from '../create-messages.ts';
import type { CreationForm, PriceTable } from './creation-form.ts';

const TEXT = createMessages.plans;
export type Cycle = CreationForm['subscription']['billingCycle'];
export const CYCLES = (['monthly', 'yearly'] as const).map((value) => ({ value, label: TEXT.cycles[value] }));

/** What a plan costs in a table; undefined by agreement. */
export function priceText(table: PriceTable, plan: OrganizationPlan, cycle: Cycle) {
  const monthly = ORGANIZATION_PRICES[table][plan];
  if (monthly === undefined) return undefined;
  if (cycle === 'monthly' || monthly === 0)
    return { price: `$${formatNumber(monthly)}`, period: TEXT.perMonth };
  return { price: `$${formatNumber(yearlyPrice(monthly))}`, period: TEXT.perYear };
}
