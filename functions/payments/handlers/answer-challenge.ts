import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { chargeAnswer, ownCharge } from '../model/charge-answer.ts';
import { settle } from '../model/settle-charge.ts';
import { answered, simulated } from '../model/simulated-provider.ts';
import { AppError } from '../../platform/errors.ts';

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
