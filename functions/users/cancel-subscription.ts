import { users } from '@quizhall/shared/contract/users';
import { endpoint } from '../_http/endpoint.ts';
import { cancelPlan } from '../_payments/choose-plan.ts';
import { subscriptionAnswer } from '../_payments/subscription-answer.ts';

export const handler = endpoint(users.cancelSubscription, async ({ user }) => {
  await cancelPlan(user.id);
  return subscriptionAnswer(user.id);
});
