import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { updateIf } from './idioms.ts';
import { ownOrganizationsKey } from './keys.ts';
import { TableName, table } from './table.ts';

const Entry = z.object({ title: z.string(), role: z.enum(ORGANIZATION_ROLES) });

/** One attribute for each organization, by its id, so that two that are joined at once do not meet. */
const OwnItem = z.object({ pk: z.string(), sk: z.string(), current: z.string().optional() }).catchall(Entry);

/** A person's organizations as every session tells them. Decides nothing: what somebody may do, M1 says. */
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
    .map(([id, entry]) => ({ id, ...entry }))
    .toSorted((a, b) => a.title.localeCompare(b.title) || a.id.localeCompare(b.id));
  const organizationId = organizations.find(({ id }) => id === current)?.id ?? organizations[0]?.id;
  return { organizations, ...(organizationId && { organizationId }) };
}

/** M6: the organizations of a person, with every change that was acknowledged. */
export async function getOwnOrganizations(userId: string): Promise<OwnOrganizations> {
  const Key = ownOrganizationsKey(userId);
  return toOwnOrganizations(
    (await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item,
  );
}

/** M7: the write that lists an organization among a person's, for the transaction with their membership. */
export const listedOrganization = (
  userId: string,
  { id, title, role }: { id: string; title: string; role: OrganizationRole },
) => ({
  Update: {
    TableName,
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'SET #id = :entry, #current = :id',
    ExpressionAttributeNames: { '#id': id, '#current': 'current' },
    ExpressionAttributeValues: { ':entry': { title, role }, ':id': id },
  },
});

/** M7: the write that says what a person is in one of them now. */
export const changedListedRole = (userId: string, id: string, role: OrganizationRole) => ({
  Update: {
    TableName,
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'SET #id.#role = :role',
    ConditionExpression: 'attribute_exists(#id)',
    ExpressionAttributeNames: { '#id': id, '#role': 'role' },
    ExpressionAttributeValues: { ':role': role },
  },
});

/** M7: the write that lists one no longer. */
export const unlistedOrganization = (userId: string, id: string) => ({
  Update: {
    TableName,
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'REMOVE #id',
    ExpressionAttributeNames: { '#id': id },
  },
});

/** M8: another organization is the current one. False: the person is not in it. */
export async function chooseOrganization(userId: string, id: string): Promise<boolean> {
  const { done } = await updateIf({
    Key: ownOrganizationsKey(userId),
    UpdateExpression: 'SET #current = :id',
    ConditionExpression: 'attribute_exists(#id)',
    ExpressionAttributeNames: { '#current': 'current', '#id': id },
    ExpressionAttributeValues: { ':id': id },
  });
  return done;
}
