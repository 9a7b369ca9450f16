import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { membershipKey } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** What a start asks of a membership. */
interface MemberAtStart {
  /** Empty for none. */
  department: string;
  twoFactorFrom?: string | undefined;
}

/**
 * The department of a member of an organization, and from when on they need a second factor; undefined of who is no member. By itself,
 * because a crowd asks it before it starts.
 */
export async function memberAtStart(
  organizationId: string,
  userId: string,
): Promise<MemberAtStart | undefined> {
  const Key = membershipKey(organizationId, userId);
  const ProjectionExpression = 'pk, card.departmentId, card.twoFactorFrom';
  const read = { TableName, Key, ConsistentRead: true, ProjectionExpression };
  const { Item } = await table.send(new GetCommand(read));
  if (!Item) return undefined;
  const { departmentId = '', twoFactorFrom } = (Item['card'] ?? {}) as Record<string, string | undefined>;
  return { department: departmentId, twoFactorFrom };
}
