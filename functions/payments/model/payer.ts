import { keyedDigest, type Principal } from '../../platform/security/tokens.ts';

/** Who pays: an account, or a guest on a device. */
export interface Payer {
  user: Principal | undefined;
  deviceId: string | undefined;
}

/** How a payer is named in keys; undefined for somebody of whom nothing is known. */
export async function payerOf({ user, deviceId }: Payer): Promise<string | undefined> {
  if (user) return `u_${user.id}`;
  return deviceId === undefined ? undefined : `g_${(await keyedDigest('payer', deviceId)).slice(0, 22)}`;
}

export const isGuest = (payer: string): boolean => payer.startsWith('g_');
