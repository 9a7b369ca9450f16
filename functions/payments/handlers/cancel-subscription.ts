import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { cancelPlan } from '../model/choose-plan.ts';
import { getSubscriptionAnswer } from '../model/subscription-answer.ts';

export const handler = endpoint(users.cancelSubscription, async ({ user }) => {
  await cancelPlan(user.id);
  return getSubscriptionAnswer(user.id);
});
