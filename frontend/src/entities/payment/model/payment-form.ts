import type { CardInput, PayInput, PaymentMethod } from '@quizhall/shared/model/payments/payment';
import { isEmail, withoutInvisible } from '@quizhall/shared/model/accounts/email';
import { cardProblems } from '@quizhall/shared/rules/payments/payment-card';
import { messages } from '../messages.ts';

/** What the form of a payment holds. */
export interface PaymentFields extends CardInput {
  method: PaymentMethod;
  email: string;
}

export const NO_FIELDS: PaymentFields = {
  method: 'card',
  email: '',
  cardNumber: '',
  expiry: '',
  cvv: '',
  name: '',
};

/** What the form asks for here. */
export interface Asked {
  /** The card is entered in this form, and not in that of the provider. */
  takesCards: boolean;
  asksEmail: boolean;
}

/** Message by field; empty when it may be sent. `now` in epoch ms. */
export function paymentProblems(fields: PaymentFields, { takesCards, asksEmail }: Asked, now: number) {
  return {
    ...(asksEmail && !isEmail(withoutInvisible(fields.email)) && { email: messages.emailInvalid }),
    ...(takesCards && fields.method === 'card' && cardProblems(fields, now)),
  };
}

/** What is sent of the form. */
export function toPayInput(
  { method, email, cardNumber, expiry, cvv, name }: PaymentFields,
  { takesCards, asksEmail }: Asked,
): PayInput & { email?: string } {
  return {
    method,
    ...(asksEmail && { email: withoutInvisible(email) }),
    ...(takesCards && method === 'card' && { card: { cardNumber, expiry, cvv, name: name.trim() } }),
  };
}
