import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { getMany } from './get-many.ts';
import { allOf, type Writes } from './idioms.ts';
import { joinLinkKey, joinRequestIndex, joinRequestKey, removedMemberKey } from './keys.ts';
import { TableName } from './table.ts';

/** Somebody wants to come into an organization and waits for approval. */
const JoinRequest = z.object({
  organizationId: z.string(),
  userId: z.string(),
  approvalId: z.string(),
  by: z.enum(['domain', 'link']),
  askedAt: Instant,
});
export type JoinRequest = z.output<typeof JoinRequest>;

const Item = z.object({ card: JoinRequest });
const Link = z.object({ key: z.string() });

/** What decides how somebody joins. */
export interface JoiningFacts {
  /** What the link ends with, if there is one. */
  key: string | undefined;
  request: JoinRequest | undefined;
  /** Somebody has taken this person out of the organization before. */
  wasRemoved: boolean;
}

/** JR1: the link of an organization and how a person stands to it, in one call, with every change that was acknowledged. */
export async function getJoiningFacts(organizationId: string, userId: string): Promise<JoiningFacts> {
  const keys = [
    joinLinkKey(organizationId),
    joinRequestKey(organizationId, userId),
    removedMemberKey(organizationId, userId),
  ];
  const items = await getMany(keys, { consistent: true });
  const [link, request, removed] = keys.map(({ sk }) =>
    items.find((item) => z.object({ sk: z.string() }).parse(item).sk === sk),
  );
  return {
    key: link === undefined ? undefined : Link.parse(link).key,
    request: request === undefined ? undefined : Item.parse(request).card,
    wasRemoved: removed !== undefined,
  };
}

/** JR1: how these people want to come in, and who of them was taken out before. */
export async function listAsking(
  organizationId: string,
  userIds: readonly string[],
): Promise<Pick<JoiningFacts, 'request' | 'wasRemoved'>[]> {
  const keysOf = (userId: string) => ({
    request: joinRequestKey(organizationId, userId),
    removed: removedMemberKey(organizationId, userId),
  });
  const keys = userIds.map(keysOf).flatMap(({ request, removed }) => [request, removed]);
  const items = await getMany(keys, { consistent: true });
  const found = new Map(items.map((item) => [z.object({ sk: z.string() }).parse(item).sk, item]));
  return userIds.map(keysOf).map(({ request, removed }) => ({
    request: toJoinRequest(found.get(request.sk)),
    wasRemoved: found.has(removed.sk),
  }));
}

/** JR2: what a person waits for; from the index, so a change may show a second later. */
export async function listJoinRequests(userId: string): Promise<JoinRequest[]> {
  const items = await allOf({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :person',
    ExpressionAttributeValues: { ':person': joinRequestIndex(userId, '').gsi2pk },
  });
  return items.map(toJoinRequest).filter((request) => request !== undefined);
}

/** A request of the item that an index shows; undefined for what else is found with it. */
export function toJoinRequest(item: unknown): JoinRequest | undefined {
  const { success, data } = Item.safeParse(item);
  return success ? data.card : undefined;
}

/** JR3: the write by which somebody waits, who does not yet. */
export const newJoinRequest = (request: JoinRequest): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...joinRequestKey(request.organizationId, request.userId),
      ...joinRequestIndex(request.userId, request.organizationId),
      card: JoinRequest.parse(request),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** JR4: the write after which somebody waits no longer, as it was read. */
export const endedJoinRequest = ({ organizationId, userId, approvalId }: JoinRequest): Writes[number] => ({
  Delete: {
    TableName,
    Key: joinRequestKey(organizationId, userId),
    ConditionExpression: 'card.approvalId = :approval',
    ExpressionAttributeValues: { ':approval': approvalId },
  },
});

/** JR5: the write that remembers that somebody was taken out: whatever they come back by waits for approval. */
export const rememberedRemoval = (organizationId: string, userId: string): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...removedMemberKey(organizationId, userId),
      ...joinRequestIndex(userId, `${organizationId}#removed`),
      card: {},
    },
  },
});

/** JL1: the write that gives an organization a link, in place of the one before. */
export const newJoinLink = (organizationId: string, key: string): Writes[number] => ({
  Put: { TableName, Item: { ...joinLinkKey(organizationId), key } },
});

/** JL2: the write that takes it away. */
export const removedJoinLink = (organizationId: string): Writes[number] => ({
  Delete: { TableName, Key: joinLinkKey(organizationId) },
});

/** JL3: the check that it still is this one. */
export const sameJoinLink = (organizationId: string, key: string): Writes[number] => ({
  ConditionCheck: {
    TableName,
    Key: joinLinkKey(organizationId),
    ConditionExpression: '#key = :key',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':key': key },
  },
});
