import { users } from '@quizhall/shared/contract/accounts/users';
import { endpoint } from '../../http/endpoint.ts';
import { toCharge } from '../model/charge-answer.ts';
import { beginTrial, cancelPlan, choosePlan } from '../model/choose-plan.ts';
import { renewSubscription } from '../model/renew-subscription.ts';
import { getSubscriptionAnswer } from '../model/subscription-answer.ts';
import { randomText } from '../../platform/security/random.ts';

const LIST = 'personal';

export const handler = endpoint(users.choosePlan, async ({ body, user, onceId }) => {
  const { plan, billingCycle: cycle, trial, quotedAt, ...pay } = body;
  await renewSubscription(user.id);
  if (plan === 'free') {
    await cancelPlan(user.id);
    return getSubscriptionAnswer(user.id);
  }
  const choice = { plan, cycle };
  if (trial) {
    await beginTrial(user.id, choice, LIST);
    return getSubscriptionAnswer(user.id);
  }
  const charge = await choosePlan(user.id, {
    ...pay,
    choice,
    list: LIST,
    payer: user.id,
    cause: onceId ?? randomText(22),
    quotedAt: quotedAt === undefined ? undefined : Date.parse(quotedAt),
  });
  return { ...(await getSubscriptionAnswer(user.id)), charge: charge && toCharge(charge) };
});
