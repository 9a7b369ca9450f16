import { quizzes } from '@quizhall/shared/contract/quizzes';
import { getPool } from '../_data/pools.ts';
import { listQuizPrizes } from '../_data/prizes.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { wonPrizeAnswer } from '../_payments/prize-answer.ts';
import { settlementAnswer } from '../_payments/settlement-facts.ts';

export const handler = permittedEndpoint(quizzes.listPrizes, async ({ quiz }) => {
  const [settlement, prizes] = await Promise.all([
    getPool(quiz.id).then((pool) => settlementAnswer(quiz, pool)),
    listQuizPrizes(quiz.id),
  ]);
  return { settlement, prizes: prizes.map(wonPrizeAnswer) };
});
