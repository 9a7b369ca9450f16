import { config } from '../../platform/config.ts';

/** What costs or brings money on this stage. */
export const siteOffers = () => ({
  paidEntry: config.PAYMENT_PROVIDER !== 'none',
  prizePools: config.PAYOUTS && config.PAYMENT_PROVIDER !== 'none',
  paidWithPrize: config.PAID_WITH_PRIZE,
});
