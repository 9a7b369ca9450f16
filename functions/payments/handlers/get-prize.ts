import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { toOwnPrize } from '../model/prize-answer.ts';
import { getOwnPrize } from '../model/prize-token.ts';

export const handler = endpoint(payments.getPrize, async ({ params, user, sessionToken: token }) =>
  toOwnPrize(await getOwnPrize(params.id, { user, token })),
);
