import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { removeWebhook, getWebhook } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.deleteWebhook,
  async ({ params: { id, webhookId }, user }) => removeWebhook(await getWebhook(id, webhookId), user.id),
);
