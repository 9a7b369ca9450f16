import { payments } from '@quizhall/shared/contract/payments/payments';
import { endpoint } from '../../http/endpoint.ts';
import { claimPrize } from '../use-cases/claim-prize.ts';
import { toOwnPrize } from '../model/prize-answer.ts';
import { getOwnPrize } from '../model/prize-token.ts';

export const handler = endpoint(payments.claimPrize, async ({ params, body, user, sessionToken: token }) =>
  toOwnPrize(await claimPrize(await getOwnPrize(params.id, { user, token }), body)),
);
