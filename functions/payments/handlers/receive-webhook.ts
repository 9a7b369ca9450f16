import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { providerNamed } from '../model/providers.ts';
import { receive } from '../use-cases/receive-webhook.ts';

export const handler = endpoint(payments.receiveWebhook, async ({ params, body, signature }) => {
  await receive(providerNamed(params.provider), { body, signature });
  return { received: true as const };
});
