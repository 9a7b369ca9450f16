import { keyedDigest, type Principal } from '../../platform/security/tokens.ts';

/** An account, or a guest on a device. */
export interface Payer {
  user: Principal | undefined;
  deviceId: string | undefined;
}

/** The payer's name in keys; undefined for an unknown payer. */
export async function getPayerKey({ user, deviceId }: Payer): Promise<string | undefined> {
  if (user) return `u_${user.id}`;
  return deviceId === undefined ? undefined : `g_${(await keyedDigest('payer', deviceId)).slice(0, 22)}`;
}

export const isGuest = (payer: string): boolean => payer.startsWith('g_');
