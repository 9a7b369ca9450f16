import type { Decline } from '../../model/payments/payment.ts';

/** What a payer is told of a payment that did not come about. */
export const DECLINE_TEXTS: Record<Decline, string> = {
  declined: 'Your card was declined. Nothing was charged. Please try another card.',
  insufficientFunds: 'There is not enough money on this card. Nothing was charged.',
  expiredCard: 'Your bank says that this card has expired. Nothing was charged.',
  authenticationFailed: 'The payment was not confirmed. Nothing was charged.',
  abandoned: 'The payment was not finished. Nothing was charged.',
};
