import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { resend, webhookOf } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.resendDelivery,
  async ({ params: { id, webhookId, deliveryId } }) => ({
    delivery: await resend(await webhookOf(id, webhookId), deliveryId),
  }),
);
