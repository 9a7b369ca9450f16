import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { toCharge, getOwnCharge } from '../model/charge-answer.ts';
import { settleCharge } from '../model/settle-charge.ts';
import { toPayerOutcome, simulatedProvider } from '../model/simulated-provider.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(payments.answerChallenge, async ({ params, body, user }) => {
  const charge = await getOwnCharge(params.id, user);
  if (charge.provider !== simulatedProvider.name) throw new AppError('NOT_FOUND');
  if (charge.status === 'begun') throw new AppError('PAYMENT_RUNNING');
  return {
    charge: toCharge(
      charge.status === 'waiting' ? await settleCharge(charge.id, toPayerOutcome(body.approve)) : charge,
    ),
  };
});
