import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { changeWebhook, getWebhook } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.saveWebhook,
  async ({ params: { id, webhookId }, body, user }) => ({
    webhook: await changeWebhook(await getWebhook(id, webhookId), body, user.id),
  }),
);
