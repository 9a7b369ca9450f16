import { nowSeconds } from '../../platform/clock.ts';
import { getItem, putItem } from '../../platform/dynamodb/commands.ts';
import { deviceKey } from '../../platform/dynamodb/keys.ts';
import { NOBODY, type User } from './users.ts';

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Has this account been signed in to on this device, with the password that it still has? */
export async function isKnownDevice(user: User | undefined, device: string): Promise<boolean> {
  const Key = deviceKey(user?.id ?? NOBODY, device);
  const item = await getItem(Key);
  return item?.securityVersion === user?.securityVersion && Number(item?.expiresAt) > nowSeconds();
}

/** This device has signed in. */
export async function rememberDevice(
  { id, securityVersion }: Pick<User, 'id' | 'securityVersion'>,
  device: string,
): Promise<void> {
  const expiresAt = nowSeconds() + YEAR_SECONDS;
  await putItem({ ...deviceKey(id, device), securityVersion, expiresAt });
}
