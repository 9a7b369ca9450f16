import { payments } from '@quizhall/shared/contract/payments';
import { endpoint } from '../_http/endpoint.ts';
import { providerNamed } from '../_payments/providers.ts';
import { receive } from '../_payments/receive.ts';

export const handler = endpoint(payments.receiveWebhook, async ({ params, body, signature }) => {
  await receive(providerNamed(params.provider), { body, signature });
  return { received: true as const };
});
