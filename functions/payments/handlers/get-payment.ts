import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { toCharge, getOwnCharge } from '../model/charge-answer.ts';

export const handler = endpoint(payments.getPayment, async ({ params, user }) => ({
  charge: toCharge(await getOwnCharge(params.id, user)),
}));
