import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { removeWebhook, webhookOf } from '../_organizations/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.deleteWebhook,
  async ({ params: { id, webhookId }, user }) => removeWebhook(await webhookOf(id, webhookId), user.id),
);
