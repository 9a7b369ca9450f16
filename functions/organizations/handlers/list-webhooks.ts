import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listWebhooks } from '../model/webhooks.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toWebhookAnswer } from '../use-cases/webhooks.ts';

export const handler = permittedEndpoint(organizations.listWebhooks, async ({ organization: { id } }) => ({
  webhooks: (await listWebhooks(id)).map(toWebhookAnswer),
}));
