import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getBilling } from '../use-cases/billing.ts';
import { lookAtSubscription } from '../../payments/model/renew-subscription.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationBilling,
  async ({ organization: { id } }) => {
    await lookAtSubscription(id);
    return getBilling(id);
  },
);
