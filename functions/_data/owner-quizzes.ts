import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { OWNER_QUIZZES_PREFIX, ownerIndexPk } from './keys.ts';
import { StoredCard } from './quizzes.ts';
import { TableName, table } from './table.ts';

/** O1: every quiz of an owner, the newest first. */
export async function listOwnerCards(ownerId: string): Promise<StoredCard[]> {
  const cards: StoredCard[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await queryCards(ownerId, { ExclusiveStartKey: from });
    cards.push(...page.cards);
    from = page.LastEvaluatedKey;
  } while (from);
  return cards;
}

/** O3: an owner's newest quizzes, newest first. Quizzes from before the index knew their time count as the oldest. */
export async function listNewestOwnerCards(ownerId: string, limit: number): Promise<StoredCard[]> {
  return (await queryCards(ownerId, { Limit: limit })).cards;
}

type Page = Pick<QueryCommand['input'], 'Limit' | 'ExclusiveStartKey'>;

async function queryCards(ownerId: string, page: Page) {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :owner AND begins_with(gsi1sk, :quizzes)',
      ExpressionAttributeValues: { ':owner': ownerIndexPk(ownerId), ':quizzes': OWNER_QUIZZES_PREFIX },
      ScanIndexForward: false,
      ...page,
    }),
  );
  return { cards: Items.map(({ card }) => StoredCard.parse(card)), LastEvaluatedKey };
}
