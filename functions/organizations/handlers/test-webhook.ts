import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { sendTestDelivery, getWebhook } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.testWebhook,
  async ({ params: { id, webhookId } }) => ({
    delivery: await sendTestDelivery(await getWebhook(id, webhookId)),
  }),
);
