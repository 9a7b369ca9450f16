import type { ReceivedPayment } from '@quizhall/shared/model/payments/payment';
import type { StoredCharge } from '../model/charge-store.ts';
import { isGuest } from '../model/payer.ts';
import { isRefundable } from './refund-entry.ts';

/** A payment as the owner of the quiz sees it. */
export const toReceivedPayment = async (charge: StoredCharge): Promise<ReceivedPayment> => ({
  ...charge,
  isGuest: isGuest(charge.payer),
  isRefundable: await isRefundable(charge),
});
