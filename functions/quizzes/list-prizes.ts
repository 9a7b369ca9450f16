import { quizzes } from '@quizhall/shared/contract/quizzes';
import { listPostings } from '../_data/ledger.ts';
import { getPool } from '../_data/pools.ts';
import { listQuizPrizes } from '../_data/prizes.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { poolBook } from '../_payments/books.ts';
import { wonPrizeAnswer } from '../_payments/prize-answer.ts';
import { settlementAnswer } from '../_payments/settlement-facts.ts';

export const handler = permittedEndpoint(quizzes.listPrizes, async ({ quiz }) => {
  const [settlement, prizes, postings] = await Promise.all([
    getPool(quiz.id).then((pool) => settlementAnswer(quiz, pool)),
    listQuizPrizes(quiz.id),
    listPostings(poolBook(quiz.id)),
  ]);
  return { settlement, prizes: prizes.map(wonPrizeAnswer), hasLedger: postings.length > 0 };
});
