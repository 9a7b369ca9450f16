import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { listPostings } from '../model/ledger.ts';
import { getPool } from '../model/pools.ts';
import { listQuizPrizes } from '../model/prizes.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { poolBook } from '../model/ledger-books.ts';
import { toWonPrize } from '../model/prize-answer.ts';
import { toSettlementView } from '../use-cases/settlement-facts.ts';

export const handler = permittedEndpoint(quizzes.listPrizes, async ({ quiz }) => {
  const [settlement, prizes, postings] = await Promise.all([
    getPool(quiz.id).then((pool) => toSettlementView(quiz, pool)),
    listQuizPrizes(quiz.id),
    listPostings(poolBook(quiz.id)),
  ]);
  return { settlement, prizes: prizes.map(toWonPrize), hasLedger: postings.length > 0 };
});
