import { payments } from '@quizhall/shared/contract/payments/payments';
import { listOwnPrizes } from '../model/prizes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { toPrizeView } from '../model/prize-answer.ts';

export const handler = endpoint(payments.listOwnPrizes, async ({ user }) => ({
  prizes: (await listOwnPrizes(user.id)).map(toPrizeView),
}));
