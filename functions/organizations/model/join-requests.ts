import { Instant } from '@quizhall/shared/model/common';
import { GIVEN_ROLES, JOIN_WAYS } from '@quizhall/shared/model/organizations/organization-enums';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryAll } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  joinLinkKey,
  joinRequestIndex,
  joinRequestKey,
  removedAddressKey,
  removedMemberKey,
} from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** Somebody wants to come into an organization and waits for approval. */
const JoinRequest = z.object({
  organizationId: z.string(),
  userId: z.string(),
  approvalId: z.string(),
  by: z.enum(JOIN_WAYS),
  /** The invitation that was used, and what it offers. It was sent to another address. */
  invitation: z
    .object({
      inviteId: z.string(),
      digest: z.string(),
      email: z.string(),
      role: z.enum(GIVEN_ROLES),
      departmentId: z.string().optional(),
    })
    .optional(),
  askedAt: Instant,
  /** It was rejected, and is remembered for a while. */
  rejectedAt: Instant.optional(),
});
export type JoinRequest = z.output<typeof JoinRequest>;

/** So long whoever was rejected does not ask again. */
const REJECTED_MS = 7 * 24 * 3_600_000;
/** So long the address of whoever was taken out is known again, by a digest, also where the account was deleted. */
const REMOVED_MS = 365 * 24 * 3_600_000;

/** A person, and the digest of their address, where that is asked as well. */
export interface Applicant {
  userId: string;
  address?: string | undefined;
}

const Item = z.object({ card: JoinRequest });
const Link = z.object({ key: z.string() });

/** What decides how somebody joins. */
export interface JoiningFacts {
  /** What the link ends with, if there is one. */
  key: string | undefined;
  request: JoinRequest | undefined;
  /** From when on somebody who was rejected may ask again, epoch ms. */
  asksFrom: number | undefined;
  /** Somebody has taken this person out of the organization before. */
  wasRemoved: boolean;
}

/** The link of an organization and how a person stands to it, in one call, with every change that was acknowledged. */
export async function getJoiningFacts(
  organizationId: string,
  { userId, address }: Applicant,
): Promise<JoiningFacts> {
  const keys = [
    joinLinkKey(organizationId),
    joinRequestKey(organizationId, userId),
    removedMemberKey(organizationId, userId),
    ...(address === undefined ? [] : [removedAddressKey(organizationId, address)]),
  ];
  const items = await getItems(keys, { consistent: true });
  const [link, request, ...removed] = keys.map(({ sk }) =>
    items.find((item) => z.object({ sk: z.string() }).parse(item).sk === sk),
  );
  return {
    key: link === undefined ? undefined : Link.parse(link).key,
    ...standingOf(request === undefined ? undefined : Item.parse(request).card),
    wasRemoved: removed.some((item) => item !== undefined),
  };
}

/** A request that waits, or from when on there may be another one. */
function standingOf(card: JoinRequest | undefined): Pick<JoiningFacts, 'request' | 'asksFrom'> {
  if (card?.rejectedAt === undefined) return { request: card, asksFrom: undefined };
  const asksFrom = Date.parse(card.rejectedAt) + REJECTED_MS;
  return { request: undefined, asksFrom: asksFrom > now() ? asksFrom : undefined };
}

/** Join requests of these people, and whether each was removed from the organization before. */
export async function listApplicantFacts(
  organizationId: string,
  people: readonly Applicant[],
): Promise<Pick<JoiningFacts, 'request' | 'wasRemoved'>[]> {
  const keysOf = ({ userId, address = '' }: Applicant) => ({
    request: joinRequestKey(organizationId, userId),
    removed: [removedMemberKey(organizationId, userId), removedAddressKey(organizationId, address)],
  });
  const keys = people.map(keysOf).flatMap(({ request, removed }) => [request, ...removed]);
  const items = await getItems(keys, { consistent: true });
  const found = new Map(items.map((item) => [z.object({ sk: z.string() }).parse(item).sk, item]));
  return people.map(keysOf).map(({ request, removed }) => ({
    request: toJoinRequest(found.get(request.sk)),
    wasRemoved: removed.some(({ sk }) => found.has(sk)),
  }));
}

/** Pending join requests of a person. Read from the index: a change can show a second later. */
export async function listJoinRequests(userId: string): Promise<JoinRequest[]> {
  const items = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :person',
    ExpressionAttributeValues: { ':person': joinRequestIndex(userId, '').gsi2pk },
  });
  return items
    .map(toJoinRequest)
    .filter((request) => request !== undefined)
    .filter(({ rejectedAt }) => rejectedAt === undefined);
}

/** A request of the item that an index shows; undefined for what else is found with it. */
export function toJoinRequest(item: unknown): JoinRequest | undefined {
  const { success, data } = Item.safeParse(item);
  return success ? data.card : undefined;
}

/** Write that adds a join request, unless one is pending. */
export const newJoinRequestItem = (request: JoinRequest): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...joinRequestKey(request.organizationId, request.userId),
      ...joinRequestIndex(request.userId, request.organizationId),
      card: JoinRequest.parse(request),
    },
    ConditionExpression: 'attribute_not_exists(pk) OR card.rejectedAt <= :again',
    ExpressionAttributeValues: { ':again': new Date(now() - REJECTED_MS).toISOString() },
  },
});

/** Write that deletes a join request as it was read. */
export const deleteJoinRequestItem = ({
  organizationId,
  userId,
  approvalId,
}: JoinRequest): Writes[number] => ({
  Delete: {
    TableName,
    Key: joinRequestKey(organizationId, userId),
    ConditionExpression: 'card.approvalId = :approval',
    ExpressionAttributeValues: { ':approval': approvalId },
  },
});

/** Write that rejects a join request as it was read. The person cannot ask again for a while. */
export const rejectJoinRequestItem = ({
  organizationId,
  userId,
  approvalId,
}: JoinRequest): Writes[number] => ({
  Update: {
    TableName,
    Key: joinRequestKey(organizationId, userId),
    UpdateExpression: 'SET card.rejectedAt = :at, expiresAt = :end',
    ConditionExpression: 'card.approvalId = :approval',
    ExpressionAttributeValues: {
      ':at': new Date(now()).toISOString(),
      ':end': Math.ceil((now() + REJECTED_MS) / 1_000),
      ':approval': approvalId,
    },
  },
});

/** The writes that remember that somebody was taken out: whatever they come back by waits for approval, also with another account. */
export const recordRemovalItems = (organizationId: string, { userId, address }: Applicant): Writes => [
  {
    Put: {
      TableName,
      Item: {
        ...removedMemberKey(organizationId, userId),
        ...joinRequestIndex(userId, `${organizationId}#removed`),
        card: {},
        removedAt: now(),
      },
    },
  },
  ...(address === undefined
    ? []
    : [
        {
          Put: {
            TableName,
            Item: {
              ...removedAddressKey(organizationId, address),
              removedAt: now(),
              expiresAt: Math.ceil((now() + REMOVED_MS) / 1_000),
            },
          },
        },
      ]),
];

/** Checks that this person was not removed since this time (epoch ms). */
export const notRemovedSinceItems = (
  organizationId: string,
  { userId, address }: Applicant,
  at: number,
): Writes =>
  [
    removedMemberKey(organizationId, userId),
    ...(address === undefined ? [] : [removedAddressKey(organizationId, address)]),
  ].map((Key) => ({
    ConditionCheck: {
      TableName,
      Key,
      ConditionExpression: 'attribute_not_exists(removedAt) OR removedAt < :at',
      ExpressionAttributeValues: { ':at': at },
    },
  }));

/** Write that replaces the join link of an organization. */
export const saveJoinLinkItem = (organizationId: string, key: string): Writes[number] => ({
  Put: { TableName, Item: { ...joinLinkKey(organizationId), key } },
});

/** Write that deletes the join link. */
export const deleteJoinLinkItem = (organizationId: string): Writes[number] => ({
  Delete: { TableName, Key: joinLinkKey(organizationId) },
});

/** Check that the join link is unchanged. */
export const joinLinkUnchangedItem = (organizationId: string, key: string): Writes[number] => ({
  ConditionCheck: {
    TableName,
    Key: joinLinkKey(organizationId),
    ConditionExpression: '#key = :key',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':key': key },
  },
});
