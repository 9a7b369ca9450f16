import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { ownPrizeAnswer } from '../model/prize-answer.ts';
import { ownPrize } from '../model/prize-token.ts';

export const handler = endpoint(payments.getPrize, async ({ params, user, sessionToken: token }) =>
  ownPrizeAnswer(await ownPrize(params.id, { user, token })),
);
