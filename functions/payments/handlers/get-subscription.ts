import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { renewSubscription } from '../model/renew-subscription.ts';
import { getSubscriptionAnswer } from '../model/subscription-answer.ts';

export const handler = endpoint(users.getSubscription, async ({ user }) => {
  await renewSubscription(user.id);
  return getSubscriptionAnswer(user.id);
});
