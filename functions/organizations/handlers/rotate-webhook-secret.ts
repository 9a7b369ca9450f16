import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { rotateSecret, webhookOf } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(
  organizations.rotateWebhookSecret,
  async ({ params: { id, webhookId }, query: { endFormer }, user }) => ({
    secret: await rotateSecret(await webhookOf(id, webhookId), user.id, {
      endFormer: endFormer === 'true',
    }),
  }),
);
