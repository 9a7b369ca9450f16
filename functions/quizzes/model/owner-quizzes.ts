import {
  queryAll,
  countItems,
  deleteItem,
  queryPage,
  putItem,
  withPrefix,
} from '../../platform/dynamodb/commands.ts';
import {
  OWNER_QUIZZES_PREFIX,
  ownerIndexPk,
  PAUSED_PREFIX,
  pausedQuizKey,
} from '../../platform/dynamodb/keys.ts';
import { StoredCard } from './quizzes.ts';

/** All quizzes of an owner, newest first. */
export async function listOwnerCards(ownerId: string): Promise<StoredCard[]> {
  return (await queryAll(newestOf(ownerId))).map(toCard);
}

/** Number of published quizzes of an owner. */
export const countPublishedQuizzes = (ownerId: string): Promise<number> =>
  countItems({
    ...newestOf(ownerId),
    FilterExpression: 'card.#status = :published',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ...newestOf(ownerId).ExpressionAttributeValues, ':published': 'published' },
  });

/** All quizzes of an owner; deleted ones come last, because lists count both. */
export async function listOwnerCardsWithDeleted(ownerId: string): Promise<StoredCard[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :owner',
    ExpressionAttributeValues: { ':owner': ownerIndexPk(ownerId) },
    ScanIndexForward: false,
  });
  return items.map(toCard);
}

/** An owner's newest quizzes, newest first. */
export async function listNewestOwnerCards(ownerId: string, limit: number): Promise<StoredCard[]> {
  const { items } = await queryPage({ ...newestOf(ownerId), Limit: limit });
  return items.map(toCard);
}

const toCard = ({ card }: { card?: unknown }) => StoredCard.parse(card);

const newestOf = (ownerId: string) => ({
  IndexName: 'gsi1',
  KeyConditionExpression: 'gsi1pk = :owner AND begins_with(gsi1sk, :quizzes)',
  ExpressionAttributeValues: { ':owner': ownerIndexPk(ownerId), ':quizzes': OWNER_QUIZZES_PREFIX },
  ScanIndexForward: false,
});

/** Ids of the quizzes paused because their organization was deleted. */
export async function listPausedQuizzes(organizationId: string): Promise<string[]> {
  const items = await queryAll({
    ...withPrefix(pausedQuizKey(organizationId, '').pk, PAUSED_PREFIX),
    ConsistentRead: true,
  });
  return items.map(({ sk }) => String(sk).slice(PAUSED_PREFIX.length));
}

export async function storePausedQuiz(organizationId: string, quizId: string): Promise<void> {
  await putItem(pausedQuizKey(organizationId, quizId));
}

export async function removePausedQuiz(organizationId: string, quizId: string): Promise<void> {
  await deleteItem(pausedQuizKey(organizationId, quizId));
}
