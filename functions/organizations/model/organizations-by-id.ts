import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { organizationKey, slugKey } from '../../platform/dynamodb/keys.ts';
import { getOrganization, type Organization, toOrganization } from './organizations.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** These organizations as they are now, by id, a hundred in one call; what is not there is missing. */
export async function getOrganizations(ids: readonly string[]): Promise<Map<string, Organization>> {
  const items = await getItems([...new Set(ids)].map(organizationKey));
  return new Map(items.map(toOrganization).map((organization) => [organization.id, organization]));
}

const Named = z.object({ organizationId: z.string() });

/** The organization with this page name. */
export async function findOrganizationBySlug(slug: string): Promise<Organization | undefined> {
  const item = await getItem(slugKey(slug), { consistent: false });
  const organization = item && (await getOrganization(Named.parse(item).organizationId));
  return organization?.slug === slug ? organization : undefined;
}

/** All organizations, a page at a time. Reads the whole table: for a person with time. */
export async function* scanOrganizations(): AsyncGenerator<Organization[]> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'sk = :meta AND begins_with(pk, :organization)',
        ExpressionAttributeValues: {
          ':meta': organizationKey('').sk,
          ':organization': organizationKey('').pk,
        },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    yield Items.map(toOrganization);
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** Flags that operators of the site set on an organization. */
export type OrganizationFlag = 'isFeatured' | 'isVerified';

/**
 * Sets whether the site features or verifies an organization. The revision grows, so that an older settings page is
 * rejected. False: the organization is deleted or has changed since it was read.
 */
export const setOrganizationFlag = async (
  { id, revision }: Pick<Organization, 'id' | 'revision'>,
  [mark, to]: readonly [OrganizationFlag, boolean],
  beside: Writes,
): Promise<boolean> =>
  !(await transactWrite({
    organization: {
      Update: {
        TableName,
        Key: organizationKey(id),
        UpdateExpression: 'SET #mark = :to, revision = :next',
        ConditionExpression: 'revision = :revision AND attribute_not_exists(deletedAt)',
        ExpressionAttributeNames: { '#mark': mark },
        ExpressionAttributeValues: { ':to': to, ':revision': revision, ':next': revision + 1 },
      },
    },
    beside,
  }));
