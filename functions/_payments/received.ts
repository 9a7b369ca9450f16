import type { ReceivedPayment } from '@quizhall/shared/model/payment';
import type { StoredCharge } from '../_data/charges.ts';
import { isGuest } from './payer.ts';
import { isRefundable } from './refund-entry.ts';

/** A payment as the owner of the quiz sees it. */
export const receivedPayment = async (charge: StoredCharge): Promise<ReceivedPayment> => ({
  ...charge,
  isGuest: isGuest(charge.payer),
  isRefundable: await isRefundable(charge),
});
