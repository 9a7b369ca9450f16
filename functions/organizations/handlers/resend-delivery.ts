import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { resendDelivery, getWebhook } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.resendDelivery,
  async ({ params: { id, webhookId, deliveryId } }) => ({
    delivery: await resendDelivery(await getWebhook(id, webhookId), deliveryId),
  }),
);
