import { ORGANIZATION_ROLES, type OrganizationRole } from '@quizhall/shared/model/enums';
import { shortestSession } from '@quizhall/shared/rules/organizations/member-security';
import * as z from 'zod';
import { getItem, updateIf } from '../../platform/dynamodb/commands.ts';
import { ownOrganizationsKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Entry = z.object({
  title: z.string(),
  role: z.enum(ORGANIZATION_ROLES),
  /** So long a sign-in of theirs lasts at most, where the organization says so. */
  sessionHours: z.number().optional(),
});

/** One attribute for each organization, by its id, so that two that are joined at once do not meet. */
const OwnItem = z.object({ pk: z.string(), sk: z.string(), current: z.string().optional() }).catchall(Entry);

/** A person's organizations as the session lists them. Permissions come from the membership, not from here. */
export interface OwnOrganizations {
  organizations: { id: string; title: string; role: OrganizationRole }[];
  /** The one that pages without an id in their address are about. */
  organizationId?: string;
}

/** The item as stored, or nothing of somebody who never was in one. */
export function toOwnOrganizations(item: unknown): OwnOrganizations {
  if (!item) return { organizations: [] };
  const { pk: _, sk: __, current, ...entries } = OwnItem.parse(item);
  const organizations = Object.entries(entries)
    .map(([id, { title, role }]) => ({ id, title, role }))
    .toSorted((a, b) => a.title.localeCompare(b.title) || a.id.localeCompare(b.id));
  const organizationId = organizations.find(({ id }) => id === current)?.id ?? organizations[0]?.id;
  return { organizations, ...(organizationId && { organizationId }) };
}

/** Maximum session length in hours that a person's organizations allow, from the stored item. */
export function sessionHoursOf(item: unknown): number | undefined {
  if (!item) return undefined;
  const { pk: _, sk: __, current: ___, ...entries } = OwnItem.parse(item);
  return shortestSession(Object.values(entries));
}

/** The organizations of a person, with every change that was acknowledged. */
export async function getOwnOrganizations(userId: string): Promise<OwnOrganizations> {
  const Key = ownOrganizationsKey(userId);
  return toOwnOrganizations(await getItem(Key));
}

/** State of a person's list when it was counted: the organization listed or chosen last. */
export interface ListedState {
  last: string | undefined;
}

/** Number of organizations of a person, and the state that the next write is conditioned on. */
export async function countOwnOrganizations(userId: string): Promise<{ count: number; listed: ListedState }> {
  const Key = ownOrganizationsKey(userId);
  const item = await getItem(Key);
  const last = item && OwnItem.parse(item).current;
  return { count: toOwnOrganizations(item).organizations.length, listed: { last } };
}

/**
 * The write that lists an organization among a person's, for the transaction with their membership. Held to what was counted, it is refused
 * where another one was listed meanwhile: each that is becomes the current one.
 */
export const listOrganizationItem = (
  userId: string,
  { id, ...entry }: { id: string } & z.output<typeof Entry>,
  seen?: ListedState,
) => ({
  Update: {
    TableName,
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'SET #id = :entry, #current = :id',
    ...(seen && {
      ConditionExpression: seen.last === undefined ? 'attribute_not_exists(#current)' : '#current = :last',
    }),
    ExpressionAttributeNames: { '#id': id, '#current': 'current' },
    ExpressionAttributeValues: {
      ':entry': Entry.parse(entry),
      ':id': id,
      ...(seen?.last !== undefined && { ':last': seen.last }),
    },
  },
});

/** Write that changes a person's role in their list of organizations. */
export const changeListedRoleItem = (userId: string, id: string, role: OrganizationRole) => ({
  Update: {
    TableName,
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'SET #id.#role = :role',
    ConditionExpression: 'attribute_exists(#id)',
    ExpressionAttributeNames: { '#id': id, '#role': 'role' },
    ExpressionAttributeValues: { ':role': role },
  },
});

/** Renames an entry in a person's list of organizations, if they are still a member. */
export const renameListedOrganization = (userId: string, id: string, title: string): Promise<unknown> =>
  updateIf({
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'SET #id.#title = :title',
    ConditionExpression: 'attribute_exists(#id)',
    ExpressionAttributeNames: { '#id': id, '#title': 'title' },
    ExpressionAttributeValues: { ':title': title },
  });

/** Write that stores the maximum session length of an organization in the person's list. */
export const limitSessionItem = (userId: string, id: string, sessionHours: number | undefined) => ({
  Update: {
    TableName,
    Key: ownOrganizationsKey(userId),
    ConditionExpression: 'attribute_exists(#id)',
    ExpressionAttributeNames: { '#id': id },
    ...(sessionHours === undefined
      ? { UpdateExpression: 'REMOVE #id.sessionHours' }
      : {
          UpdateExpression: 'SET #id.sessionHours = :hours',
          ExpressionAttributeValues: { ':hours': sessionHours },
        }),
  },
});

/** Write that removes an organization from the person's list. */
export const unlistOrganizationItem = (userId: string, id: string) => ({
  Update: {
    TableName,
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'REMOVE #id',
    ExpressionAttributeNames: { '#id': id },
  },
});

/** Selects the current organization. False: the person is not a member. */
export async function selectOrganization(userId: string, id: string): Promise<boolean> {
  const { done } = await updateIf({
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'SET #current = :id',
    ConditionExpression: 'attribute_exists(#id)',
    ExpressionAttributeNames: { '#current': 'current', '#id': id },
    ExpressionAttributeValues: { ':id': id },
  });
  return done;
}
