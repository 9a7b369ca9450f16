import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { keepPlan } from '../model/choose-plan.ts';
import { subscriptionAnswer } from '../model/subscription-answer.ts';

export const handler = endpoint(users.resumeSubscription, async ({ user }) => {
  await keepPlan(user.id);
  return subscriptionAnswer(user.id);
});
