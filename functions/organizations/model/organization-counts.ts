import { UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { organizationCountsKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Counts = z.object({ members: z.number(), quizzes: z.number() });
/** What a plan limits. */
export type OrganizationCounts = z.output<typeof Counts>;

/** Number of members and quizzes of an organization. */
export async function getOrganizationCounts(id: string): Promise<OrganizationCounts> {
  const [item] = await getItems([organizationCountsKey(id)], { consistent: true });
  return item ? Counts.parse(item) : { members: 0, quizzes: 0 };
}

/** Write that increments a count of the organization, up to the limit. */
export const incrementCountItem = (
  organizationId: string,
  what: keyof OrganizationCounts,
  limit: number,
) => ({
  Update: {
    TableName,
    Key: organizationCountsKey(organizationId),
    UpdateExpression: 'SET #what = #what + :one',
    ConditionExpression: limit === UNLIMITED ? 'attribute_exists(pk)' : '#what < :limit',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':one': 1, ...(limit !== UNLIMITED && { ':limit': limit }) },
  },
});

/** Resources with a fixed maximum per organization. */
type Bounded = 'webhooks' | 'domains';

/** Write that increments the count of a bounded resource. Rejected at the maximum. */
export const incrementBoundedItem = (organizationId: string, what: Bounded, most: number) => ({
  Update: {
    TableName,
    Key: organizationCountsKey(organizationId),
    UpdateExpression: 'SET #what = if_not_exists(#what, :none) + :one',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#what) OR #what < :most)',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':one': 1, ':none': 0, ':most': most },
  },
});

const Turn = z.object({ departmentTurn: z.number().default(0) });

/** Number of changes to the departments of an organization. */
export async function getDepartmentRevision(organizationId: string): Promise<number> {
  const [item] = await getItems([organizationCountsKey(organizationId)], { consistent: true });
  return Turn.parse(item ?? {}).departmentTurn;
}

/**
 * Write that increments the department revision. Rejected if the departments changed since they were read, so
 * that names stay unique.
 */
export const bumpDepartmentRevisionItem = (organizationId: string, turn: number) => ({
  Update: {
    TableName,
    Key: organizationCountsKey(organizationId),
    UpdateExpression: 'SET departmentTurn = :next',
    ConditionExpression: `attribute_exists(pk) AND ${turn === 0 ? 'attribute_not_exists(departmentTurn)' : 'departmentTurn = :turn'}`,
    ExpressionAttributeValues: { ':next': turn + 1, ...(turn > 0 && { ':turn': turn }) },
  },
});

/** Write that decrements the count of a bounded resource. */
export const decrementBoundedItem = (organizationId: string, what: Bounded) => ({
  Update: {
    TableName,
    Key: organizationCountsKey(organizationId),
    UpdateExpression: 'SET #what = if_not_exists(#what, :one) - :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':one': 1 },
  },
});

/** Write that decrements a count of the organization. */
export const decrementCountItem = (organizationId: string, what: keyof OrganizationCounts) => ({
  Update: {
    TableName,
    Key: organizationCountsKey(organizationId),
    UpdateExpression: 'SET #what = #what - :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':one': 1 },
  },
});
