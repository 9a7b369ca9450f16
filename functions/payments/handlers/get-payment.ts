import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { chargeAnswer, ownCharge } from '../model/charge-answer.ts';

export const handler = endpoint(payments.getPayment, async ({ params, user }) => ({
  charge: chargeAnswer(await ownCharge(params.id, user)),
}));
