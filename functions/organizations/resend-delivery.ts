import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { resend, webhookOf } from '../_organizations/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.resendDelivery,
  async ({ params: { id, webhookId, deliveryId } }) => ({
    delivery: await resend(await webhookOf(id, webhookId), deliveryId),
  }),
);
