import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { changeWebhook, webhookOf } from '../_organizations/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.saveWebhook,
  async ({ params: { id, webhookId }, body, user }) => ({
    webhook: await changeWebhook(await webhookOf(id, webhookId), body, user.id),
  }),
);
