import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { nowSeconds } from '../_platform/clock.ts';
import { deviceKey } from './keys.ts';
import { TableName, table } from './table.ts';
import { NOBODY, type User } from './users.ts';

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Has this account been signed in to on this device, with the password that it still has? */
export async function isKnownDevice(user: User | undefined, device: string): Promise<boolean> {
  const Key = deviceKey(user?.id ?? NOBODY, device);
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return Item?.securityVersion === user?.securityVersion && Number(Item?.expiresAt) > nowSeconds();
}

/** This device has signed in. */
export async function rememberDevice(
  { id, securityVersion }: Pick<User, 'id' | 'securityVersion'>,
  device: string,
): Promise<void> {
  const expiresAt = nowSeconds() + YEAR_SECONDS;
  await table.send(
    new PutCommand({ TableName, Item: { ...deviceKey(id, device), securityVersion, expiresAt } }),
  );
}
