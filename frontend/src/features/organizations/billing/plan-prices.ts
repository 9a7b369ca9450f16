import {
  ORGANIZATION_PRICES,
  organizationLimits,
  type OrganizationPlan,
  planName,
  UNLIMITED,
  yearlyPrice,
} from '@quizhall/shared/rules/payments/plans';
import { formatNumber } from '@/lib/format.ts';
import { createMessages } from '../create/create-messages.ts';
import type { CreationForm, PriceTable } from '../create/creation-form.ts';

const TEXT = createMessages.plans;
export type Cycle = CreationForm['subscription']['billingCycle'];
export const CYCLES = (['monthly', 'yearly'] as const).map((value) => ({ value, label: TEXT.cycles[value] }));

/** Returns the price of a plan in a price table; undefined for custom pricing. */
export function priceText(table: PriceTable, plan: OrganizationPlan, cycle: Cycle) {
  const monthly = ORGANIZATION_PRICES[table][plan];
  if (monthly === undefined) return undefined;
  if (cycle === 'monthly' || monthly === 0)
    return { price: `$${formatNumber(monthly)}`, period: TEXT.perMonth };
  return { price: `$${formatNumber(yearlyPrice(monthly))}`, period: TEXT.perYear };
}

/** Questions per quiz that a plan allows, as a hint beside the organization's own limit. */
export function questionsHint(plan: string): string {
  const { questionsPerQuiz } = organizationLimits(plan);
  const { planQuestions, planUnlimited } = createMessages.settings;
  return questionsPerQuiz === UNLIMITED
    ? planUnlimited(planName(plan))
    : planQuestions(planName(plan), questionsPerQuiz);
}
