import { quizComparison } from '@quizhall/shared/contract/results/quiz-comparison';
import { hardestOf } from '@quizhall/shared/rules/quizzes/question-rates';
import { pageOfComparison } from '@quizhall/shared/rules/results/quiz-comparison';
import { decodeListCursor, encodeListCursor } from '../../quizzes/model/list-cursor.ts';
import { listQuestionRates } from '../../quizzes/model/question-rates.ts';
import { type ComparedNumbers, listComparedNumbers } from '../model/card-numbers.ts';
import { listOwnerCards } from '../../quizzes/model/owner-quizzes.ts';
import type { StoredCard } from '../../quizzes/model/quizzes.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(quizComparison.compareQuizzes, async ({ query, user }) => {
  const { cursor, ...wanted } = query;
  const after = cursor === undefined ? undefined : decodeListCursor(cursor);
  const cards = await listOwnerCards(user.id);
  const numbersOf = await listComparedNumbers(cards.map(({ id }) => id));
  const rows = cards.map((card) => toRow(card, numbersOf(card.id)));
  const { quizzes, total, next } = pageOfComparison(rows, { ...wanted, after });
  const rates = await listQuestionRates(quizzes.flatMap(({ id, responses }) => (responses > 0 ? id : [])));
  return {
    quizzes: quizzes.map(({ lastResponse, ...row }) => ({
      ...row,
      hardest: hardestOf(rates.get(row.id) ?? []),
      lastResponseAt: lastResponse === undefined ? undefined : new Date(lastResponse).toISOString(),
    })),
    total,
    all: cards.length,
    nextCursor: next && encodeListCursor(next),
  };
});

const toRow = ({ id, title, status }: StoredCard, numbers: ComparedNumbers) => {
  const { totalResponses, waitingResponses, avgScore, rating, passRate, lastResponse } = numbers;
  return {
    id,
    title,
    status,
    rating,
    responses: totalResponses,
    waiting: waitingResponses,
    averageScore: totalResponses > waitingResponses ? avgScore : undefined,
    averageMinutes: totalResponses > 0 ? numbers.avgTime : undefined,
    averageSeconds: totalResponses > 0 ? numbers.avgSeconds : undefined,
    passRate,
    lastResponse,
  };
};
