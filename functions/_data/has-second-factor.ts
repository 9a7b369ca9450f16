import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { userKey } from './keys.ts';
import { TableName, table } from './table.ts';

/** Whether somebody has a second factor, with every change that was acknowledged. By itself, because starts ask it, too. */
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
