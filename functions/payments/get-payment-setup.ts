import { payments } from '@quizhall/shared/contract/payments';
import { endpoint } from '../_http/endpoint.ts';
import { siteOffers } from '../_payments/offers.ts';
import { currentProvider } from '../_payments/providers.ts';

export const handler = endpoint(payments.getPaymentSetup, async () => {
  const { name, methods, publishableKey } = currentProvider();
  return { provider: name, methods: [...methods], publishableKey: await publishableKey?.(), ...siteOffers() };
});
