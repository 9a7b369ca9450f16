import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { siteOffers } from '../model/payment-offers.ts';
import { getCurrentProvider } from '../model/providers.ts';

export const handler = endpoint(payments.getPaymentSetup, async () => {
  const { name, methods, publishableKey } = getCurrentProvider();
  return { provider: name, methods: [...methods], publishableKey: await publishableKey?.(), ...siteOffers() };
});
