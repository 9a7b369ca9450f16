import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getBilling } from '../use-cases/billing.ts';
import { renewSubscription } from '../../payments/model/renew-subscription.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationBilling,
  async ({ organization: { id } }) => {
    await renewSubscription(id);
    return getBilling(id);
  },
);
