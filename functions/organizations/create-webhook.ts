import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { addWebhook } from '../_organizations/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.createWebhook,
  async ({ organization: { id }, body, user }) => addWebhook(id, body, user.id),
);
