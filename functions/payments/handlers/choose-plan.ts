import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { chargeAnswer } from '../model/charge-answer.ts';
import { beginTrial, cancelPlan, choosePlan } from '../model/choose-plan.ts';
import { lookAtSubscription } from '../model/renew-subscription.ts';
import { subscriptionAnswer } from '../model/subscription-answer.ts';
import { randomText } from '../../platform/security/random.ts';

const LIST = 'personal';

export const handler = endpoint(users.choosePlan, async ({ body, user, onceId }) => {
  const { plan, billingCycle: cycle, trial, quotedAt, ...pay } = body;
  await lookAtSubscription(user.id);
  if (plan === 'free') {
    await cancelPlan(user.id);
    return subscriptionAnswer(user.id);
  }
  const choice = { plan, cycle };
  if (trial) {
    await beginTrial(user.id, choice, LIST);
    return subscriptionAnswer(user.id);
  }
  const charge = await choosePlan(user.id, {
    ...pay,
    choice,
    list: LIST,
    payer: user.id,
    cause: onceId ?? randomText(22),
    quotedAt: quotedAt === undefined ? undefined : Date.parse(quotedAt),
  });
  return { ...(await subscriptionAnswer(user.id)), charge: charge && chargeAnswer(charge) };
});
