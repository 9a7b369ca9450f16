import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { siteOffers } from '../model/payment-offers.ts';
import { currentProvider } from '../model/providers.ts';

export const handler = endpoint(payments.getPaymentSetup, async () => {
  const { name, methods, publishableKey } = currentProvider();
  return { provider: name, methods: [...methods], publishableKey: await publishableKey?.(), ...siteOffers() };
});
