import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { membershipKey } from './keys.ts';
import { TableName, table } from './table.ts';

/** M1: is a person in an organization? By itself, because a crowd asks it before it starts. */
export const isMember = async (organizationId: string, userId: string): Promise<boolean> => {
  const Key = membershipKey(organizationId, userId);
  const read = { TableName, Key, ConsistentRead: true, ProjectionExpression: 'pk' };
  return (await table.send(new GetCommand(read))).Item !== undefined;
};
