import { ownerOf } from '@quizhall/shared/rules/permissions';
import {
  checkPersonalLimit,
  PERSONAL_PLANS,
  type PlanCheck,
  planName,
} from '@quizhall/shared/rules/payments/plans';
import type { Quiz } from './quizzes.ts';
import { getStoredQuiz } from './quizzes.ts';
import { getUser } from '../../accounts/model/users.ts';
import { getPlanUsage } from '../../payments/model/plan-usage.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';

type What = Parameters<typeof checkPersonalLimit>[1];

const SAYS: Record<What, (plan: string, limit: number, count: number) => string> = {
  quizzes: (plan, limit, count) => `The ${plan} plan holds ${limit} quizzes, and you have ${count}.`,
  responsesPerMonth: (plan, limit, count) =>
    `The ${plan} plan holds ${limit} responses a month, and you have had ${count}. The quizzes that are open stay open.`,
};

/**
 * Checks that the owner's plan allows one more quiz, on stages that enforce plans. A repeated request adds
 * none.
 * @throws AppError PLAN_LIMIT
 */
export async function assertRoomForQuiz({ id, ownerId }: Pick<Quiz, 'id' | 'ownerId'>): Promise<void> {
  if (!config.ENFORCE_PERSONAL_PLANS || (await getStoredQuiz(id))) return;
  await assertWithin(ownerId, 'quizzes', 1);
}

/**
 * Checks that the owner's plan has responses left this month, on stages that enforce plans. Checked before a
 * quiz is opened only: participants are never rejected.
 * @throws AppError PLAN_LIMIT
 */
export async function assertResponsesLeft({ ownerId }: Pick<Quiz, 'ownerId'>): Promise<void> {
  if (config.ENFORCE_PERSONAL_PLANS) await assertWithin(ownerId, 'responsesPerMonth', 1);
}

async function assertWithin(ownerId: string, what: What, more: number): Promise<void> {
  const owner = ownerOf(ownerId);
  if ('organization' in owner) return;
  const [user, usage] = await Promise.all([getUser(owner.person), getPlanUsage(ownerId)]);
  const plan = PERSONAL_PLANS.find((one) => one === user?.plan) ?? 'free';
  const count = usage[what];
  const check: PlanCheck<string> = checkPersonalLimit(plan, what, count + more);
  if (check.allowed) return;
  const { limit, liftedBy } = check;
  const lifts = liftedBy ? ` ${planName(liftedBy)} lifts that limit: see your subscription.` : '';
  throw new AppError('PLAN_LIMIT', {
    message: `${SAYS[what](planName(plan), limit, count)}${lifts}`,
    data: { what, plan, limit, count, liftedBy },
  });
}
