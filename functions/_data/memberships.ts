import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@quizhall/shared/model/common';
import { ORGANIZATION_ROLES } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { nowIso } from '../_platform/clock.ts';
import { allOf, pagesOf, refusalsOf, type Writes } from './idioms.ts';
import { memberNameIndex, membershipIndex, membershipKey } from './keys.ts';
import { changedListedRole, listedOrganization, unlistedOrganization } from './own-organizations.ts';
import { TableName, table } from './table.ts';

/** What somebody is in an organization. */
const Membership = z.object({
  organizationId: z.string(),
  userId: z.string(),
  role: z.enum(ORGANIZATION_ROLES),
  departmentId: z.string().optional(),
  /** As their account had it; the stream renews it. */
  name: z.string(),
  since: Instant,
});
export type Membership = z.output<typeof Membership>;

const Item = z.object({ card: Membership });

/** A membership as stored. */
export const toMembership = (item: unknown): Membership => Item.parse(item).card;

/** M1: what a person is in an organization, with every change that was acknowledged. */
export async function getMembership(organizationId: string, userId: string): Promise<Membership | undefined> {
  const Key = membershipKey(organizationId, userId);
  const found = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return found.Item && toMembership(found.Item);
}

/** M2: the organizations of a person; from the index, so a change may show a second later. */
export async function listMemberships(userId: string): Promise<Membership[]> {
  const items = await allOf({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :person',
    ExpressionAttributeValues: { ':person': membershipIndex(userId, '').gsi1pk },
  });
  return items.map(toMembership);
}

/** By what names are sorted and looked for. */
export const foldedName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** M9: the writes that make somebody a member who is none, for the transaction that counts them. */
export function newMembership(
  { id: organizationId, name: title }: { id: string; name: string },
  member: Pick<Membership, 'userId' | 'role' | 'name' | 'departmentId'>,
): Writes {
  const { userId, role, name } = member;
  const card = Membership.parse({ ...member, organizationId, since: nowIso() });
  return [
    {
      Put: {
        TableName,
        Item: {
          ...membershipKey(organizationId, userId),
          ...membershipIndex(userId, organizationId),
          ...memberNameIndex(organizationId, foldedName(name), userId),
          card,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    listedOrganization(userId, { id: organizationId, title, role }),
  ];
}

/** Of one transaction. */
const MOVED_AT_ONCE = 50;

const IndexItem = z.object({ gsi2sk: z.string(), card: Membership });

/**
 * M3: the members of an organization by their names, a page at a time: those that `fits` takes, after a place that an earlier page has
 * named.
 */
export async function pageOfMembers(
  organizationId: string,
  { limit, after, fits }: { limit: number; after?: string | undefined; fits: (card: Membership) => boolean },
): Promise<{ members: Membership[]; next: string | undefined }> {
  const { gsi2pk } = memberNameIndex(organizationId, '', '');
  const query = {
    IndexName: 'gsi2',
    KeyConditionExpression: `gsi2pk = :members${after === undefined ? '' : ' AND gsi2sk > :after'}`,
    ExpressionAttributeValues: { ':members': gsi2pk, ...(after !== undefined && { ':after': after }) },
  };
  const found: z.output<typeof IndexItem>[] = [];
  for await (const items of pagesOf(query)) {
    found.push(...items.map((item) => IndexItem.parse(item)).filter(({ card }) => fits(card)));
    if (found.length > limit) break;
  }
  return {
    members: found.slice(0, limit).map(({ card }) => card),
    next: found.length > limit ? found[limit - 1]?.gsi2sk : undefined,
  };
}

/** M4: every member of an organization, from the index: at most what its plan holds. */
export const listMembers = async (organizationId: string): Promise<Membership[]> =>
  (await pageOfMembers(organizationId, { limit: Number.MAX_SAFE_INTEGER, fits: () => true })).members;

/** M12: the write that moves a member out of a department into another one, or into none. */
const movedMember = ({ organizationId, userId, departmentId }: Membership, to: string | undefined) => ({
  Update: {
    TableName,
    Key: membershipKey(organizationId, userId),
    UpdateExpression: to === undefined ? 'REMOVE card.departmentId' : 'SET card.departmentId = :to',
    ConditionExpression: 'card.departmentId = :from',
    ExpressionAttributeValues: { ':from': departmentId, ...(to !== undefined && { ':to': to }) },
  },
});

/** M12: moves these members; whoever has moved or left meanwhile stays where they are. */
export async function moveMembers(members: readonly Membership[], to: string | undefined): Promise<void> {
  for (let at = 0; at < members.length; at += MOVED_AT_ONCE) {
    const batch = members.slice(at, at + MOVED_AT_ONCE);
    if ((await refusalsOf(batch.map((member) => movedMember(member, to)))).length === 0) continue;
    for (const member of batch) await refusalsOf([movedMember(member, to)]);
  }
}

/** M10: the write that changes what a member is, as it was read; of the owner nothing but the department. */
export const changedMembership = (
  before: Membership,
  { role = before.role, departmentId }: { role?: Membership['role']; departmentId: string | undefined },
): Writes => [
  {
    Update: {
      TableName,
      Key: membershipKey(before.organizationId, before.userId),
      UpdateExpression: `SET card.#role = :role${departmentId === undefined ? ' REMOVE card.departmentId' : ', card.departmentId = :department'}`,
      ConditionExpression: 'card.#role = :before',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':role': role,
        ':before': before.role,
        ...(departmentId !== undefined && { ':department': departmentId }),
      },
    },
  },
  ...(role === before.role ? [] : [changedListedRole(before.userId, before.organizationId, role)]),
];

/** M11: the writes that end a membership as it was read, for the transaction that counts one less. */
export const endedMembership = ({ organizationId, userId, role }: Membership): Writes => [
  {
    Delete: {
      TableName,
      Key: membershipKey(organizationId, userId),
      ConditionExpression: 'card.#role = :role',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':role': role },
    },
  },
  unlistedOrganization(userId, organizationId),
];
