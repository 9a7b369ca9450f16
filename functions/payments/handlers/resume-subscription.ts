import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { undoPlanChange } from '../model/choose-plan.ts';
import { getSubscriptionAnswer } from '../model/subscription-answer.ts';

export const handler = endpoint(users.resumeSubscription, async ({ user }) => {
  await undoPlanChange(user.id);
  return getSubscriptionAnswer(user.id);
});
