import { payments } from '@quizhall/shared/contract/payments';
import { listOwnPrizes } from '../_data/prizes.ts';
import { endpoint } from '../_http/endpoint.ts';
import { prizeAnswer } from '../_payments/prize-answer.ts';

export const handler = endpoint(payments.listOwnPrizes, async ({ user }) => ({
  prizes: (await listOwnPrizes(user.id)).map(prizeAnswer),
}));
