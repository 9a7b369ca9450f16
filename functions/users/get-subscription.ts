import { users } from '@quizhall/shared/contract/users';
import { endpoint } from '../_http/endpoint.ts';
import { lookAtSubscription } from '../_payments/renew.ts';
import { subscriptionAnswer } from '../_payments/subscription-answer.ts';

export const handler = endpoint(users.getSubscription, async ({ user }) => {
  await lookAtSubscription(user.id);
  return subscriptionAnswer(user.id);
});
