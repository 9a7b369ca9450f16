import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { getSubscription } from '../../payments/model/subscriptions.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getBilling, organizationPriceList } from '../use-cases/billing.ts';
import { toCharge } from '../../payments/model/charge-answer.ts';
import { beginTrial, cancelPlan, choosePlan } from '../../payments/model/choose-plan.ts';
import { renewSubscription } from '../../payments/model/renew-subscription.ts';
import { randomText } from '../../platform/security/random.ts';

export const handler = permittedEndpoint(
  organizations.chooseOrganizationPlan,
  async ({ organization: { id }, body, user, onceId }) => {
    const { plan, billingCycle: cycle, trial, quotedAt, ...pay } = body;
    await renewSubscription(id);
    const list = organizationPriceList(await getSubscription(id));
    if (plan === 'free') {
      await cancelPlan(id);
      return getBilling(id);
    }
    const choice = { plan, cycle };
    if (trial) {
      await beginTrial(id, choice, list, user.id);
      return getBilling(id);
    }
    const charge = await choosePlan(id, {
      ...pay,
      choice,
      list,
      payer: user.id,
      cause: onceId ?? randomText(22),
      quotedAt: quotedAt === undefined ? undefined : Date.parse(quotedAt),
    });
    return { ...(await getBilling(id)), charge: charge && toCharge(charge) };
  },
);
