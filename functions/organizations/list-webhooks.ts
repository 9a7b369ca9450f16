import { organizations } from '@quizhall/shared/contract/organizations';
import { listWebhooks } from '../_data/webhooks.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { toWebhook } from '../_organizations/webhooks.ts';

export const handler = permittedEndpoint(organizations.listWebhooks, async ({ organization: { id } }) => ({
  webhooks: (await listWebhooks(id)).map(toWebhook),
}));
