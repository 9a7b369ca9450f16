import { payments } from '@quizhall/shared/contract/payments';
import { endpoint } from '../_http/endpoint.ts';
import { chargeAnswer, ownCharge } from '../_payments/charge-answer.ts';

export const handler = endpoint(payments.getPayment, async ({ params, user }) => ({
  charge: chargeAnswer(await ownCharge(params.id, user)),
}));
