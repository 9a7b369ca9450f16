import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { userKey } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** Returns whether an account has a second factor. Strongly consistent. A module of its own because attempt starts import it. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const read = {
    TableName,
    Key: userKey(userId),
    ConsistentRead: true,
    ProjectionExpression: 'twoFactorSince',
  };
  const { Item } = await table.send(new GetCommand(read));
  return Item?.['twoFactorSince'] !== undefined;
}
