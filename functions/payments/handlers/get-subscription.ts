import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { lookAtSubscription } from '../model/renew-subscription.ts';
import { subscriptionAnswer } from '../model/subscription-answer.ts';

export const handler = endpoint(users.getSubscription, async ({ user }) => {
  await lookAtSubscription(user.id);
  return subscriptionAnswer(user.id);
});
