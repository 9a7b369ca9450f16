import { users } from '@quizhall/shared/contract/users';
import { endpoint } from '../_http/endpoint.ts';
import { keepPlan } from '../_payments/choose-plan.ts';
import { subscriptionAnswer } from '../_payments/subscription-answer.ts';

export const handler = endpoint(users.resumeSubscription, async ({ user }) => {
  await keepPlan(user.id);
  return subscriptionAnswer(user.id);
});
