import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { rotateWebhookSecret, getWebhook } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.rotateWebhookSecret,
  async ({ params: { id, webhookId }, query: { endFormer }, user }) => ({
    secret: await rotateWebhookSecret(await getWebhook(id, webhookId), user.id, {
      endFormer: endFormer === 'true',
    }),
  }),
);
