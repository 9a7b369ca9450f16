import * as z from 'zod';
import { getItem, putIfAbsent } from '../../platform/dynamodb/commands.ts';
import { certificateKey } from '../../platform/dynamodb/keys.ts';

/** Keep which attempt a certificate is of, once. `issuedAt` in epoch ms. */
export const putCertificate = (code: string, attemptId: string, issuedAt: number): Promise<boolean> =>
  putIfAbsent({ ...certificateKey(code), attemptId, issuedAt });

/** Which attempt is this certificate of? */
export async function findCertificate(code: string): Promise<string | undefined> {
  const item = await getItem(certificateKey(code));
  return item && z.string().parse(item.attemptId);
}
