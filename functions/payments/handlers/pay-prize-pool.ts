import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toCharge } from '../model/charge-answer.ts';
import { fundPool } from '../use-cases/fund-pool.ts';
import { getPoolAnswer } from '../use-cases/pool-answer.ts';
import { randomText } from '../../platform/security/random.ts';

export const handler = permittedEndpoint(quizzes.payPrizePool, async ({ quiz, user, body, onceId }) => {
  const charge = await fundPool(quiz, { ...body, payer: `u_${user.id}`, cause: onceId ?? randomText(22) });
  return { ...(await getPoolAnswer(quiz, user.id)), charge: toCharge(charge) };
});
