import type { PaymentProviderName } from '@quizhall/shared/model/payment';
import { config } from '../_platform/config.ts';
import { AppError } from '../_platform/errors.ts';
import type { PaymentProvider } from './provider.ts';
import { simulated } from './simulated.ts';

const PROVIDERS: Partial<Record<PaymentProviderName, PaymentProvider>> = { simulated };

/**
 * The provider that new charges of this stage go to.
 * @throws AppError PAYMENTS_OFF
 */
export function currentProvider(): PaymentProvider {
  const provider = config.PAYMENT_PROVIDER === 'none' ? undefined : PROVIDERS[config.PAYMENT_PROVIDER];
  if (!provider) throw new AppError('PAYMENTS_OFF');
  return provider;
}

/**
 * The one that an earlier charge went to.
 * @throws AppError PAYMENTS_OFF where it is not known any more
 */
export function providerNamed(name: PaymentProviderName): PaymentProvider {
  const provider = PROVIDERS[name];
  if (!provider) throw new AppError('PAYMENTS_OFF');
  return provider;
}
