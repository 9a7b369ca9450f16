import { Instant } from '@quizhall/shared/model/common';
import { ORGANIZATION_ROLES } from '@quizhall/shared/model/enums';
import type { OrganizationSecurity } from '@quizhall/shared/model/organizations/organization-security';
import * as z from 'zod';
import { nowIso } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import {
  queryAll,
  getItem,
  queryPage,
  queryPages,
  updateIf,
  withPrefix,
} from '../../platform/dynamodb/commands.ts';
import { transactWrite, type Write, type Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  MEMBER_PREFIX,
  memberNameIndex,
  membershipIndex,
  membershipKey,
} from '../../platform/dynamodb/keys.ts';
import {
  changeListedRoleItem,
  type ListedState,
  listOrganizationItem,
  limitSessionItem,
  unlistOrganizationItem,
} from './user-organizations.ts';
import { recordDepartureItem, resizeDepartmentItems } from './department-sizes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** What somebody is in an organization. */
const Membership = z.object({
  organizationId: z.string(),
  userId: z.string(),
  role: z.enum(ORGANIZATION_ROLES),
  departmentId: z.string().optional(),
  /** As their account has it: a run renews it (`renew-names.ts`). */
  name: z.string(),
  since: Instant,
  /** What the organization's security says, for starts, which read nothing else of it. */
  twoFactorFrom: Instant.optional(),
});
export type Membership = z.output<typeof Membership>;

const Item = z.object({ card: Membership });

/** A membership as stored. */
export const toMembership = (item: unknown): Membership => Item.parse(item).card;

/** A person's membership in an organization. Strongly consistent. */
export async function getMembership(organizationId: string, userId: string): Promise<Membership | undefined> {
  const Key = membershipKey(organizationId, userId);
  const found = await getItem(Key);
  return found && toMembership(found);
}

/** The organizations of a person; from the index, so a change may show a second later. */
export async function listMemberships(userId: string): Promise<Membership[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :person',
    ExpressionAttributeValues: { ':person': membershipIndex(userId, '').gsi1pk },
  });
  return items.map(toMembership);
}

/** Folds a name for sorting and searching. */
export const foldName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What a membership repeats of its organization. */
interface MemberOf {
  id: string;
  name: string;
  security?: OrganizationSecurity;
}

/** Writes that add a membership, for the transaction that counts it. */
export function newMembershipItems(
  { id: organizationId, name: title, security = {} }: MemberOf,
  member: Pick<Membership, 'userId' | 'role' | 'name' | 'departmentId'>,
  seen?: ListedState,
): { membership: Write; listing: Write; sizes: Writes } {
  const { userId, role, name } = member;
  const { twoFactorFrom, sessionHours } = security;
  const card = Membership.parse({ ...member, organizationId, since: nowIso(), twoFactorFrom });
  return {
    membership: {
      Put: {
        TableName,
        Item: {
          ...membershipKey(organizationId, userId),
          ...membershipIndex(userId, organizationId),
          ...memberNameIndex(organizationId, foldName(name), userId),
          card,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    listing: listOrganizationItem(userId, { id: organizationId, title, role, sessionHours }, seen),
    sizes: resizeDepartmentItems(organizationId, { to: card.departmentId }),
  };
}

/** Of one transaction. */
const MOVED_AT_ONCE = 50;

/** Of a page that says how long it is. */
const MOST_AT_ONCE = 1_000;

const IndexItem = z.object({ gsi2sk: z.string(), card: Membership });

/**
 * The members of an organization by their names, a page at a time: those that `fits` takes, after a place that an earlier page has
 * named.
 */
export async function listMemberPage(
  organizationId: string,
  {
    limit,
    after,
    fits,
  }: { limit: number; after?: string | undefined; fits?: ((card: Membership) => boolean) | undefined },
): Promise<{ members: Membership[]; next: string | undefined }> {
  const { gsi2pk } = memberNameIndex(organizationId, '', '');
  const query = {
    IndexName: 'gsi2',
    KeyConditionExpression: `gsi2pk = :members${after === undefined ? '' : ' AND gsi2sk > :after'}`,
    ExpressionAttributeValues: { ':members': gsi2pk, ...(after !== undefined && { ':after': after }) },
    // Of those that are narrowed down nobody knows how many have to be looked at.
    ...(!fits && limit < MOST_AT_ONCE && { Limit: limit + 1 }),
  };
  const found: z.output<typeof IndexItem>[] = [];
  for await (const items of queryPages(query)) {
    found.push(...items.map((item) => IndexItem.parse(item)).filter(({ card }) => !fits || fits(card)));
    if (found.length > limit) break;
  }
  return {
    members: found.slice(0, limit).map(({ card }) => card),
    next: found.length > limit ? found[limit - 1]?.gsi2sk : undefined,
  };
}

/**
 * The members of an organization by their ids, a page at a time, after a person whom an earlier page has named: for runs, which
 * nobody may escape by another name. With every change that was acknowledged.
 */
export async function listMemberPageById(
  organizationId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ members: Membership[]; next: string | undefined }> {
  const query = {
    ...withPrefix(membershipKey(organizationId, '').pk, MEMBER_PREFIX),
    ConsistentRead: true,
    Limit: limit,
  };
  const { items, last } = await queryPage(
    query,
    after === undefined ? undefined : { ...membershipKey(organizationId, after) },
  );
  const members = items.map(toMembership);
  return { members, next: last && members.at(-1)?.userId };
}

/** Memberships of these people by user id. Eventually consistent. */
export async function listMembershipsOf(
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, Membership>> {
  const items = await getItems(userIds.map((userId) => membershipKey(organizationId, userId)));
  return new Map(items.map(toMembership).map((member) => [member.userId, member]));
}

/** Every member of an organization, from the index: at most what its plan holds. */
export const listMembers = async (organizationId: string): Promise<Membership[]> =>
  (await listMemberPage(organizationId, { limit: Number.MAX_SAFE_INTEGER })).members;

/** The write that moves a member out of a department into another one, or into none. */
const movedMember = ({ organizationId, userId, departmentId }: Membership, to: string | undefined) => ({
  Update: {
    TableName,
    Key: membershipKey(organizationId, userId),
    UpdateExpression: to === undefined ? 'REMOVE card.departmentId' : 'SET card.departmentId = :to',
    ConditionExpression: 'card.departmentId = :from',
    ExpressionAttributeValues: { ':from': departmentId, ...(to !== undefined && { ':to': to }) },
  },
});

/** Writes that move several members of one department, with the department counts. */
const movedTogether = (members: readonly Membership[], to: string | undefined): Writes => [
  ...members.map((member) => movedMember(member, to)),
  ...resizeDepartmentItems(members[0]?.organizationId ?? '', {
    from: members[0]?.departmentId,
    to,
    count: members.length,
  }),
];

/** Moves members of one department to another. Members who have moved or left meanwhile are skipped. */
export async function moveMembersToDepartment(
  members: readonly Membership[],
  to: string | undefined,
): Promise<void> {
  for (let at = 0; at < members.length; at += MOVED_AT_ONCE) {
    const batch = members.slice(at, at + MOVED_AT_ONCE);
    if (!(await transactWrite({ members: movedTogether(batch, to) }))) continue;
    for (const member of batch) await transactWrite({ member: movedTogether([member], to) });
  }
}

/** That somebody is in the department in which they were read, so that its members are counted right. */
const stillIn = (departmentId: string | undefined): string =>
  departmentId === undefined ? 'attribute_not_exists(card.departmentId)' : 'card.departmentId = :was';

/** Write that changes a membership as it was read. The owner's role cannot change. */
export const changeMembershipItem = (
  before: Membership,
  { role = before.role, departmentId }: { role?: Membership['role']; departmentId: string | undefined },
): Writes => [
  {
    Update: {
      TableName,
      Key: membershipKey(before.organizationId, before.userId),
      UpdateExpression: `SET card.#role = :role${departmentId === undefined ? ' REMOVE card.departmentId' : ', card.departmentId = :department'}`,
      ConditionExpression: `card.#role = :before AND ${stillIn(before.departmentId)}`,
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':role': role,
        ':before': before.role,
        ...(before.departmentId !== undefined && { ':was': before.departmentId }),
        ...(departmentId !== undefined && { ':department': departmentId }),
      },
    },
  },
  ...resizeDepartmentItems(before.organizationId, { from: before.departmentId, to: departmentId }),
  ...(role === before.role ? [] : [changeListedRoleItem(before.userId, before.organizationId, role)]),
];

/** Stores a member's new name. Does nothing for a former member. */
export const renameMember = (
  { organizationId, userId }: Pick<Membership, 'organizationId' | 'userId'>,
  name: string,
): Promise<unknown> =>
  updateIf({
    Key: membershipKey(organizationId, userId),
    UpdateExpression: 'SET card.#name = :name, gsi2sk = :folded',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: {
      ':name': name,
      ':folded': memberNameIndex(organizationId, foldName(name), userId).gsi2sk,
    },
  });

/** Writes that copy the organization's security requirements to a membership. */
export const secureMembershipItems = (
  { organizationId, userId }: Pick<Membership, 'organizationId' | 'userId'>,
  { twoFactorFrom, sessionHours }: OrganizationSecurity,
): Writes => [
  {
    Update: {
      TableName,
      Key: membershipKey(organizationId, userId),
      ConditionExpression: 'attribute_exists(pk)',
      ...(twoFactorFrom === undefined
        ? { UpdateExpression: 'REMOVE card.twoFactorFrom' }
        : {
            UpdateExpression: 'SET card.twoFactorFrom = :from',
            ExpressionAttributeValues: { ':from': twoFactorFrom },
          }),
    },
  },
  limitSessionItem(userId, organizationId, sessionHours),
];

/** Writes that delete a membership as it was read, for the transaction that decrements the count. */
export const deleteMembershipItems = ({ organizationId, userId, role, departmentId }: Membership): Writes => [
  {
    Delete: {
      TableName,
      Key: membershipKey(organizationId, userId),
      ConditionExpression: `card.#role = :role AND ${stillIn(departmentId)}`,
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':role': role,
        ...(departmentId !== undefined && { ':was': departmentId }),
      },
    },
  },
  unlistOrganizationItem(userId, organizationId),
  recordDepartureItem(organizationId, userId),
  ...resizeDepartmentItems(organizationId, { from: departmentId }),
];
