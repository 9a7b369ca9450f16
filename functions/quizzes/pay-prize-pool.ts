import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { chargeAnswer } from '../_payments/charge-answer.ts';
import { fundPool } from '../_payments/fund-pool.ts';
import { poolAnswer } from '../_payments/pool-answer.ts';
import { randomText } from '../_platform/random.ts';

export const handler = permittedEndpoint(quizzes.payPrizePool, async ({ quiz, user, body, onceId }) => {
  const charge = await fundPool(quiz, { ...body, payer: `u_${user.id}`, cause: onceId ?? randomText(22) });
  return { ...(await poolAnswer(quiz, user.id)), charge: chargeAnswer(charge) };
});
