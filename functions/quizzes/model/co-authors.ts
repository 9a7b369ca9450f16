import { Instant } from '@quizhall/shared/model/common';
import { CO_AUTHOR_ROLES, type CoAuthorRole } from '@quizhall/shared/model/enums';
import { coAuthorRoles, mayKnow } from '@quizhall/shared/rules/permissions';
import * as z from 'zod';
import { nowIso } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import {
  queryAll,
  deleteIf,
  getItem,
  type Item,
  updateIf,
  withPrefix,
} from '../../platform/dynamodb/commands.ts';
import { CO_AUTHOR_PREFIX, coAuthorKey, quizKey, quizPk, sharedIndex } from '../../platform/dynamodb/keys.ts';
import { StoredCard } from './quizzes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Role = z.enum(CO_AUTHOR_ROLES);

/** The card is what the index shows of it. */
const CoAuthorItem = z.object({
  sk: z.string(),
  userId: z.string(),
  since: Instant,
  card: z.object({ quizId: z.string(), role: Role }),
});

export interface CoAuthor {
  userId: string;
  role: CoAuthorRole;
  since: string;
}

const toCoAuthor = (item: unknown): CoAuthor => {
  const { userId, since, card } = CoAuthorItem.parse(item);
  return { userId, since, role: card.role };
};

/** The item of a co-author. */
export const coAuthorItem = (quizId: string, userId: string, role: CoAuthorRole): Item => ({
  ...coAuthorKey(quizId, userId),
  ...sharedIndex(userId, quizId),
  userId,
  since: nowIso(),
  card: { quizId, role },
});

/** A person's role at another owner's quiz. Strongly consistent. */
export async function getCoAuthor(quizId: string, userId: string): Promise<CoAuthor | undefined> {
  const Key = coAuthorKey(quizId, userId);
  const item = await getItem(Key);
  return item && toCoAuthor(item);
}

/** Unparsed items of a quiz's co-authors and invitations; a few dozen at most. */
export const listCoAuthorItems = (quizId: string): Promise<Item[]> =>
  queryAll({
    ...withPrefix(quizPk(quizId), CO_AUTHOR_PREFIX),
    ConsistentRead: true,
  });

/** Parses the co-authors among these items. */
export const toCoAuthors = (items: readonly Item[]): CoAuthor[] =>
  items.filter(({ userId }) => userId !== undefined).map(toCoAuthor);

/** A person's roles at other owners' quizzes. Read from the index: a change can show a second later. */
export async function listCoAuthorRoles(userId: string): Promise<{ quizId: string; role: CoAuthorRole }[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :person',
    ExpressionAttributeValues: { ':person': sharedIndex(userId, '').gsi1pk },
  });
  return items.map(({ card }) => CoAuthorItem.shape.card.parse(card));
}

/** Card of another owner's quiz. */
export type SharedCard = StoredCard & { ownerId: string; role: CoAuthorRole };

const Shown = z.object({ ownerId: z.string(), deletedAt: z.string().optional(), card: StoredCard });

/** Quizzes shared with a person, newest first, without deleted ones. */
export const listSharedCards = async (userId: string): Promise<SharedCard[]> =>
  (await listSharedCardsWithDeleted(userId)).filter(({ deletedAt }) => deletedAt === undefined);

/** Shared quizzes, including deleted ones whose submissions the person may still see. */
export async function listSharedCardsWithDeleted(userId: string): Promise<SharedCard[]> {
  const roles = new Map((await listCoAuthorRoles(userId)).map(({ quizId, role }) => [quizId, role]));
  const found = await getItems([...roles.keys()].map(quizKey), { projection: 'ownerId, deletedAt, card' });
  return found
    .map((item) => Shown.parse(item))
    .flatMap(({ card, ownerId, deletedAt }) => {
      const role = roles.get(card.id);
      return role && mayKnow(coAuthorRoles({ role }), { deletedAt })
        ? [{ ...card, deletedAt, ownerId, role }]
        : [];
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Changes a co-author's role. Returns false if the person is no co-author. */
export async function changeCoAuthorRole(
  quizId: string,
  userId: string,
  role: CoAuthorRole,
): Promise<boolean> {
  const { done } = await updateIf({
    Key: coAuthorKey(quizId, userId),
    UpdateExpression: 'SET card.#role = :role',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':role': role },
  });
  return done;
}

/** Removes a co-author. Returns false if the person is no co-author. */
export const removeCoAuthor = (quizId: string, userId: string): Promise<boolean> =>
  deleteIf({ Key: coAuthorKey(quizId, userId), ConditionExpression: 'attribute_exists(pk)' });

/** The check that a quiz exists and still has this owner, for a transaction that adds a co-author. */
export const ownerCheckItem = (quizId: string, ownerId: string) => ({
  TableName,
  Key: quizKey(quizId),
  ConditionExpression: 'ownerId = :owner AND attribute_not_exists(deletedAt)',
  ExpressionAttributeValues: { ':owner': ownerId },
});

/** The delete of a co-author, for a transaction that changes the owner. */
export const removeCoAuthorItem = (quizId: string, userId: string) => ({
  Delete: { TableName, Key: coAuthorKey(quizId, userId) },
});
