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

/** Time zones that set the organization's days, with their start. */
export const timeZonesOf = ({ zones, settings }: Pick<Organization, 'zones'> & Timed): Zones =>
  zones ?? [{ from: 0, zone: settings.timezone }];

/** Rules for counting attempts at the organization's quizzes. */
export const countingRulesOf = (
  organization: Pick<Organization, 'zones' | 'areMembersSpread'> & Timed,
): Counting => ({
  zones: timeZonesOf(organization),
  areMembersSpread: organization.areMembersSpread ?? false,
});

const Counted = Organization.pick({ id: true, zones: true, areMembersSpread: true }).extend({
  settings: Organization.shape.settings.pick({ timezone: true }),
});

/** Counting rules of the organizations that exist. */
export async function listCountingRules(ids: readonly string[]): Promise<Map<string, Counting>> {
  const items = await getItems(ids.map(organizationKey), {
    consistent: true,
    projection: 'id, #zones, settings.#timezone, areMembersSpread',
    names: { '#zones': 'zones', '#timezone': 'timezone' },
  });
  return new Map(items.map((item) => Counted.parse(item)).map((one) => [one.id, countingRulesOf(one)]));
}

/** Spreads member statistics over partitions from now on. Does nothing for a deleted organization. */
export async function spreadMemberStatistics(id: string): Promise<void> {
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

/** Write that closes an organization as it was read. */
export const closeOrganizationItem = ({ id, name }: Organization, deletedAt: string) => ({
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

/** Write that reopens a closed organization before its erasure begins. */
export const reopenOrganizationItem = ({ id, deletedAt }: Organization) => ({
  Update: {
    TableName,
    Key: organizationKey(id),
    UpdateExpression: 'REMOVE deletedAt',
    ...asDeleted(deletedAt),
  },
});

/** Write after which the organization cannot be restored. */
export function endOrganizationItem({ id, deletedAt }: Organization) {
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

/** Check that the organization exists, for the transaction of a change in it. */
export const organizationExistsItem = (id: string) => ({
  ConditionCheck: {
    TableName,
    Key: organizationKey(id),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
  },
});
