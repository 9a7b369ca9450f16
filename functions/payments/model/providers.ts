import type { PaymentProviderName } from '@quizhall/shared/model/payments/payment';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { simulated } from './simulated-provider.ts';
import { stripe } from './stripe-provider.ts';

const PROVIDERS: Record<PaymentProviderName, PaymentProvider> = { simulated, stripe };

/**
 * The provider that new charges of this stage go to.
 * @throws AppError PAYMENTS_OFF
 */
export function currentProvider(): PaymentProvider {
  if (config.PAYMENT_PROVIDER === 'none') throw new AppError('PAYMENTS_OFF');
  return PROVIDERS[config.PAYMENT_PROVIDER];
}

/** The one that an earlier charge went to. */
export const providerNamed = (name: PaymentProviderName): PaymentProvider => PROVIDERS[name];
