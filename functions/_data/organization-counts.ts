import { UNLIMITED } from '@quizhall/shared/rules/plans';
import * as z from 'zod';
import { getMany } from './get-many.ts';
import { organizationCountsKey } from './keys.ts';
import { TableName } from './table.ts';

const Counts = z.object({ members: z.number(), quizzes: z.number() });
/** What a plan limits. */
export type OrganizationCounts = z.output<typeof Counts>;

/** OR3: how many members and quizzes an organization has. */
export async function getOrganizationCounts(id: string): Promise<OrganizationCounts> {
  const [item] = await getMany([organizationCountsKey(id)], { consistent: true });
  return item ? Counts.parse(item) : { members: 0, quizzes: 0 };
}

/** OR6: the write that counts one more, unless so many are there already, for the transaction that adds it. */
export const oneMore = (organizationId: string, what: keyof OrganizationCounts, limit: number) => ({
  Update: {
    TableName,
    Key: organizationCountsKey(organizationId),
    UpdateExpression: 'SET #what = #what + :one',
    ConditionExpression: limit === UNLIMITED ? 'attribute_exists(pk)' : '#what < :limit',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':one': 1, ...(limit !== UNLIMITED && { ':limit': limit }) },
  },
});

/** OR7: the write that counts one less. */
export const oneLess = (organizationId: string, what: keyof OrganizationCounts) => ({
  Update: {
    TableName,
    Key: organizationCountsKey(organizationId),
    UpdateExpression: 'SET #what = #what - :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':one': 1 },
  },
});
