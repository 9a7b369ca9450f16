import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { OWNER_QUIZZES_PREFIX, ownerIndexPk } from './keys.ts';
import { StoredCard } from './quizzes.ts';
import { TableName, table } from './table.ts';

/** O1: every quiz of an owner, in no particular order. */
export async function listOwnerCards(ownerId: string): Promise<StoredCard[]> {
  const cards: StoredCard[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :owner AND begins_with(gsi1sk, :quizzes)',
        ExpressionAttributeValues: { ':owner': ownerIndexPk(ownerId), ':quizzes': OWNER_QUIZZES_PREFIX },
        ExclusiveStartKey: from,
      }),
    );
    cards.push(...(page.Items ?? []).map(({ card }) => StoredCard.parse(card)));
    from = page.LastEvaluatedKey;
  } while (from);
  return cards;
}
