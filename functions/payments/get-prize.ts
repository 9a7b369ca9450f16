import { payments } from '@quizhall/shared/contract/payments';
import { endpoint } from '../_http/endpoint.ts';
import { ownPrizeAnswer } from '../_payments/prize-answer.ts';
import { ownPrize } from '../_payments/prize-token.ts';

export const handler = endpoint(payments.getPrize, async ({ params, user, sessionToken: token }) =>
  ownPrizeAnswer(await ownPrize(params.id, { user, token })),
);
