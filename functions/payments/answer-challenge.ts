import { payments } from '@quizhall/shared/contract/payments';
import { endpoint } from '../_http/endpoint.ts';
import { chargeAnswer, ownCharge } from '../_payments/charge-answer.ts';
import { settle } from '../_payments/settle.ts';
import { answered, simulated } from '../_payments/simulated.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(payments.answerChallenge, async ({ params, body, user }) => {
  const charge = await ownCharge(params.id, user);
  if (charge.provider !== simulated.name) throw new AppError('NOT_FOUND');
  if (charge.status === 'begun') throw new AppError('PAYMENT_RUNNING');
  return {
    charge: chargeAnswer(
      charge.status === 'waiting' ? await settle(charge.id, answered(body.approve)) : charge,
    ),
  };
});
