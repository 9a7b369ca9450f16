import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { claimPrize } from '../use-cases/claim-prize.ts';
import { ownPrizeAnswer } from '../model/prize-answer.ts';
import { ownPrize } from '../model/prize-token.ts';

export const handler = endpoint(payments.claimPrize, async ({ params, body, user, sessionToken: token }) =>
  ownPrizeAnswer(await claimPrize(await ownPrize(params.id, { user, token }), body)),
);
