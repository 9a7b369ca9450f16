import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { chargeAnswer } from '../model/charge-answer.ts';
import { fundPool } from '../use-cases/fund-pool.ts';
import { poolAnswer } from '../use-cases/pool-answer.ts';
import { randomText } from '../../platform/security/random.ts';

export const handler = permittedEndpoint(quizzes.payPrizePool, async ({ quiz, user, body, onceId }) => {
  const charge = await fundPool(quiz, { ...body, payer: `u_${user.id}`, cause: onceId ?? randomText(22) });
  return { ...(await poolAnswer(quiz, user.id)), charge: chargeAnswer(charge) };
});
