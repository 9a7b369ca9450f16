import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { addWebhook } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.createWebhook,
  async ({ organization: { id }, body, user }) => addWebhook(id, body, user.id),
);
