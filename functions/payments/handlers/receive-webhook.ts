import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { getProvider } from '../model/providers.ts';
import { receiveWebhook } from '../use-cases/receive-webhook.ts';

export const handler = endpoint(payments.receiveWebhook, async ({ params, body, signature }) => {
  await receiveWebhook(getProvider(params.provider), { body, signature });
  return { received: true as const };
});
