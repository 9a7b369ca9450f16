import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { pingWebhook, webhookOf } from '../_organizations/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.testWebhook,
  async ({ params: { id, webhookId } }) => ({
    delivery: await pingWebhook(await webhookOf(id, webhookId)),
  }),
);
