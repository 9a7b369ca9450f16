import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { membershipKey } from './keys.ts';
import { TableName, table } from './table.ts';

/**
 * M1: the department of a member of an organization, empty for none; undefined of who is no member. By itself, because a crowd asks it
 * before it starts.
 */
export async function memberDepartment(organizationId: string, userId: string): Promise<string | undefined> {
  const Key = membershipKey(organizationId, userId);
  const read = { TableName, Key, ConsistentRead: true, ProjectionExpression: 'pk, card.departmentId' };
  const { Item } = await table.send(new GetCommand(read));
  if (!Item) return undefined;
  const { departmentId } = (Item['card'] ?? {}) as { departmentId?: string };
  return departmentId ?? '';
}
