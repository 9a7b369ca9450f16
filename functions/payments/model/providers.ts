import type { PaymentProviderName } from '@quizhall/shared/model/payments/payment';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { simulatedProvider } from './simulated-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const PROVIDERS: Record<PaymentProviderName, PaymentProvider> = {
  simulated: simulatedProvider,
  stripe: stripeProvider,
};

/**
 * The provider of new charges.
 * @throws AppError PAYMENTS_OFF
 */
export function getCurrentProvider(): PaymentProvider {
  if (config.PAYMENT_PROVIDER === 'none') throw new AppError('PAYMENTS_OFF');
  return PROVIDERS[config.PAYMENT_PROVIDER];
}

/** The provider of an earlier charge. */
export const getProvider = (name: PaymentProviderName): PaymentProvider => PROVIDERS[name];
