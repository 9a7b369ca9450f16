import { Instant } from '@quizhall/shared/model/common';
import { OrganizationSettings } from '@quizhall/shared/model/organizations/organization';
import type { Counting, Zones } from '@quizhall/shared/rules/organizations/organization-statistics';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { updateIf } from '../../platform/dynamodb/commands.ts';
import { type NamedWrites, transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  membershipKey,
  organizationCountsKey,
  organizationKey,
  slugKey,
} from '../../platform/dynamodb/keys.ts';
import { type Membership, toMembership } from './memberships.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const { plan: _, branding, ...fields } = OrganizationSettings.shape;

/** An organization as stored. Its plan stands where its subscription is. */
const Organization = z.object({
  ...fields,
  branding: branding.omit({ logo: true }).extend({ logoKey: z.string().optional() }),
  createdBy: z.string(),
  /** Which time zones set its days, where that was changed. */
  zones: z.array(z.object({ from: z.number(), zone: z.string() })).optional(),
  /** So many members have taken something that their figures lie apart. */
  areMembersSpread: z.literal(true).optional(),
  /** By whoever runs the site: recommended in Explore, and known to be who they say. */
  isFeatured: z.boolean().optional(),
  isVerified: z.boolean().optional(),
  /** Until everything of it goes it can be restored. */
  deletedAt: Instant.optional(),
  /** That has begun. */
  isErased: z.literal(true).optional(),
});
export type Organization = z.output<typeof Organization>;

/** An organization's item of the table. */
export const toOrganization = (item: unknown): Organization => Organization.parse(item);

/** An organization and what a person is in it, in one call, with every change that was acknowledged. */
export async function getOrganizationFor(
  id: string,
  userId: string,
): Promise<{ organization: Organization; membership: Membership } | undefined> {
  const items = await getItems([organizationKey(id), membershipKey(id, userId)], { consistent: true });
  const isMeta = (item: unknown) => (item as { sk?: unknown }).sk === organizationKey(id).sk;
  const organization = items.find(isMeta);
  const membership = items.find((item) => !isMeta(item));
  if (!organization || !membership) return undefined;
  return { organization: Organization.parse(organization), membership: toMembership(membership) };
}

type Timed = { settings: Pick<Organization['settings'], 'timezone'> };

/** From when on which time zone sets the days of an organization. */
export const zonesOf = ({ zones, settings }: Pick<Organization, 'zones'> & Timed): Zones =>
  zones ?? [{ from: 0, zone: settings.timezone }];

/** How attempts at its quizzes are counted. */
export const countingOf = (
  organization: Pick<Organization, 'zones' | 'areMembersSpread'> & Timed,
): Counting => ({
  zones: zonesOf(organization),
  areMembersSpread: organization.areMembersSpread ?? false,
});

const Counted = Organization.pick({ id: true, zones: true, areMembersSpread: true }).extend({
  settings: Organization.shape.settings.pick({ timezone: true }),
});

/** Counting settings of the organizations that exist. */
export async function listCounting(ids: readonly string[]): Promise<Map<string, Counting>> {
  const items = await getItems(ids.map(organizationKey), {
    consistent: true,
    projection: 'id, #zones, settings.#timezone, areMembersSpread',
    names: { '#zones': 'zones', '#timezone': 'timezone' },
  });
  return new Map(items.map((item) => Counted.parse(item)).map((one) => [one.id, countingOf(one)]));
}

/** From now on figures of members are spread; nothing where the organization is gone. */
export async function spreadMembers(id: string): Promise<void> {
  await updateIf({
    Key: organizationKey(id),
    UpdateExpression: 'SET areMembersSpread = :true',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':true': true },
  });
}

/** An organization, a moment old at most. */
export async function getOrganization(id: string): Promise<Organization | undefined> {
  const [item] = await getItems([organizationKey(id)], { consistent: true });
  return item === undefined ? undefined : Organization.parse(item);
}

/** These of them, as far as they are there. */
export const listOrganizations = async (ids: readonly string[]): Promise<Organization[]> =>
  (await getItems(ids.map(organizationKey), { consistent: true })).map((item) => Organization.parse(item));

/**
 * An organization with its first member and whatever else it begins with, all of it or nothing. `taken`: another
 * organization has this slug. `known`: there is one of this id.
 */
export async function createOrganization(
  organization: Organization,
  more: NamedWrites<string>,
): Promise<'created' | 'taken' | 'known' | 'refused'> {
  const { id, slug } = organization;
  const ConditionExpression = 'attribute_not_exists(pk)';
  const failed = await transactWrite({
    organization: {
      Put: {
        TableName,
        Item: { ...organizationKey(id), ...Organization.parse(organization) },
        ConditionExpression,
      },
    },
    slug: { Put: { TableName, Item: { ...slugKey(slug), organizationId: id }, ConditionExpression } },
    counts: {
      Put: { TableName, Item: { ...organizationCountsKey(id), members: 1, quizzes: 0 }, ConditionExpression },
    },
    ...more,
  });
  if (!failed) return 'created';
  if (failed === 'organization') return 'known';
  return failed === 'slug' ? 'taken' : 'refused';
}

/**
 * An organization as it is now, on top of the revision that was read, with what follows from that. Undefined: somebody changed it
 * meanwhile.
 */
export async function saveOrganization(
  before: Organization,
  changes: Partial<Organization>,
  beside: Writes = [],
): Promise<Organization | undefined> {
  const after = Organization.parse({ ...before, ...changes, revision: before.revision + 1 });
  const put = {
    TableName,
    Item: { ...organizationKey(before.id), ...after },
    ConditionExpression: 'revision = :revision AND attribute_not_exists(deletedAt)',
    ExpressionAttributeValues: { ':revision': before.revision },
  };
  const failed = await transactWrite({ organization: { Put: put }, beside });
  return failed ? undefined : after;
}

/** The write that closes an organization as it was read. */
export const closedOrganization = ({ id, name }: Organization, deletedAt: string) => ({
  Update: {
    TableName,
    Key: organizationKey(id),
    UpdateExpression: 'SET deletedAt = :at',
    ConditionExpression: 'attribute_not_exists(deletedAt) AND #name = :name',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':at': deletedAt, ':name': name },
  },
});

const asDeleted = (deletedAt: string | undefined) => ({
  ConditionExpression: 'deletedAt = :at AND attribute_not_exists(isErased)',
  ExpressionAttributeValues: { ':at': deletedAt },
});

/** The write that opens it again, as long as nothing of it has gone. */
export const reopenedOrganization = ({ id, deletedAt }: Organization) => ({
  Update: {
    TableName,
    Key: organizationKey(id),
    UpdateExpression: 'REMOVE deletedAt',
    ...asDeleted(deletedAt),
  },
});

/** The write after which it cannot be restored any more. */
export function endedOrganization({ id, deletedAt }: Organization) {
  const { ExpressionAttributeValues, ...condition } = asDeleted(deletedAt);
  return {
    Update: {
      TableName,
      Key: organizationKey(id),
      UpdateExpression: 'SET isErased = :true',
      ...condition,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':true': true },
    },
  };
}

/** The check that an organization is still there, for the transaction of what happens in it. */
export const stillThere = (id: string) => ({
  ConditionCheck: {
    TableName,
    Key: organizationKey(id),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
  },
});
