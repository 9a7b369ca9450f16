import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listWebhookDeliveries, toDeliveryAnswer } from '../model/deliveries.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getWebhook } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.listDeliveries,
  async ({ params: { id, webhookId }, query: { limit, cursor } }) => {
    const hook = await getWebhook(id, webhookId);
    const { deliveries, next } = await listWebhookDeliveries(hook.id, { limit, after: cursor });
    return { deliveries: deliveries.map(toDeliveryAnswer), nextCursor: next };
  },
);
