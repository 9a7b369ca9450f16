import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { toCardNumbers } from '@quizhall/shared/rules/statistics';
import { OWNER_QUIZZES_PREFIX, OWNER_STATISTICS_PREFIX, ownerIndex, ownerStatisticsSort } from './keys.ts';
import { StoredCard } from './quizzes.ts';
import { cardNumbers, StatisticsCard } from './statistics.ts';
import { TableName, table } from './table.ts';

/** The numbers of finished attempts that a card shows. */
export type CardNumbers = ReturnType<typeof toCardNumbers>;
export type NumberedCard = StoredCard & CardNumbers;

/** O1: every quiz of an owner with its numbers, in no particular order. */
export async function listOwnerCards(ownerId: string): Promise<NumberedCard[]> {
  const [quizzes, sums] = await Promise.all([
    queryCards(ownerId, OWNER_QUIZZES_PREFIX),
    queryCards(ownerId, OWNER_STATISTICS_PREFIX),
  ]);
  const sumsByQuiz = Map.groupBy(
    sums.map((card) => StatisticsCard.parse(card)),
    ({ quizId }) => quizId,
  );
  return quizzes.map((card) => {
    const quiz = StoredCard.parse(card);
    return { ...quiz, ...cardNumbers(sumsByQuiz.get(quiz.id) ?? []) };
  });
}

/** O2: the numbers of one quiz. */
export async function getCardNumbers(ownerId: string, quizId: string): Promise<CardNumbers> {
  const sums = await queryCards(ownerId, ownerStatisticsSort(quizId, ''));
  return cardNumbers(sums.map((card) => StatisticsCard.parse(card)));
}

/** All pages of an owner's index entries below a prefix. */
async function queryCards(ownerId: string, prefix: string): Promise<unknown[]> {
  const cards: unknown[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :owner AND begins_with(gsi1sk, :prefix)',
        ExpressionAttributeValues: { ':owner': ownerIndex(ownerId, '').gsi1pk, ':prefix': prefix },
        ExclusiveStartKey: from,
      }),
    );
    cards.push(...(page.Items ?? []).map(({ card }) => card as unknown));
    from = page.LastEvaluatedKey;
  } while (from);
  return cards;
}
