import { payments } from '@quizhall/shared/contract/payments';
import { endpoint } from '../_http/endpoint.ts';
import { claimPrize } from '../_payments/claim-prize.ts';
import { ownPrizeAnswer } from '../_payments/prize-answer.ts';
import { ownPrize } from '../_payments/prize-token.ts';

export const handler = endpoint(payments.claimPrize, async ({ params, body, user, sessionToken: token }) =>
  ownPrizeAnswer(await claimPrize(await ownPrize(params.id, { user, token }), body)),
);
