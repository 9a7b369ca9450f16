import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { billingAnswer } from '../_organizations/billing.ts';
import { lookAtSubscription } from '../_payments/renew.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationBilling,
  async ({ organization: { id } }) => {
    await lookAtSubscription(id);
    return billingAnswer(id);
  },
);
