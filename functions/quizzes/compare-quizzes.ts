import { quizComparison } from '@quizhall/shared/contract/quiz-comparison';
import { hardestOf } from '@quizhall/shared/rules/question-rates';
import { pageOfComparison } from '@quizhall/shared/rules/quiz-comparison';
import { readCursor, writeCursor } from '../_authoring/list-cursor.ts';
import { listQuestionRates } from '../_authoring/question-rates.ts';
import { type ComparedNumbers, listComparedNumbers } from '../_data/card-numbers.ts';
import { listOwnerCards } from '../_data/owner-quizzes.ts';
import type { StoredCard } from '../_data/quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(quizComparison.compareQuizzes, async ({ query, user }) => {
  const { cursor, ...wanted } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
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
    nextCursor: next && writeCursor(next),
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
