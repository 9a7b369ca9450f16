import {
  checkOrganizationLimit,
  ORGANIZATION_PLANS,
  organizationLimits,
  planName,
} from '@quizhall/shared/rules/payments/plans';
import type { OrganizationCounts } from './organization-counts.ts';
import { AppError } from '../../platform/errors.ts';

type What = keyof ReturnType<typeof organizationLimits>;

function refusal(
  plan: string,
  what: What,
  { count, more }: { count: number; more: number },
  says: string,
): AppError {
  const known = ORGANIZATION_PLANS.find((one) => one === plan) ?? 'free';
  const limit = organizationLimits(plan)[what];
  const check = checkOrganizationLimit(known, what, count + more);
  const liftedBy = check.allowed ? undefined : check.liftedBy;
  const lifts = liftedBy ? ` ${planName(liftedBy)} lifts that limit.` : '';
  return new AppError('PLAN_LIMIT', {
    message: `The ${planName(known)} plan holds ${limit} ${says}${lifts}`,
    data: { what, plan: known, limit, count, liftedBy },
  });
}

/**
 * Error for what the plan does not include, with the limit, the count and the plan that lifts it; for several
 * at once also how many would fit.
 */
export function planLimitError(
  plan: string,
  what: keyof OrganizationCounts,
  count: number,
  more = 1,
): AppError {
  const room = organizationLimits(plan)[what] - count;
  const left = room > 0 ? `there is room for ${room} more` : `there are ${count}`;
  return refusal(plan, what, { count, more }, `${what}, and ${left}.`);
}

/** Error for a quiz with more questions than the plan includes. */
export const questionLimitError = (plan: string, count: number): AppError =>
  refusal(plan, 'questionsPerQuiz', { count, more: 0 }, `questions in a quiz, and this one has ${count}.`);
