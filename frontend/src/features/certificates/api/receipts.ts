import type { ReceiptClaims } from '@quizhall/shared/model/certificates/receipt';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/storage.ts';

const QUIET = { quiet: true } as const;

export interface PublicKey extends JsonWebKey {
  kid: string;
}

/**
 * The keys with which this site signs. Kept on the device: they never change, only new ones come, so a receipt can be
 * checked without a connection once one was. `kept`: newer ones may be published by now.
 * @throws ApiError where they are neither to be had nor kept
 */
export async function publishedKeys(): Promise<{ keys: PublicKey[]; kept: boolean }> {
  try {
    const { blob } = await call(routes.proofs.getReceiptKeys, {}, QUIET);
    const text = await blob.text();
    writeStored(STORAGE_KEYS.proofKeys, text);
    return { keys: keysOf(text), kept: false };
  } catch (error) {
    const kept = readStored(STORAGE_KEYS.proofKeys);
    if (!kept) throw error;
    return { keys: keysOf(kept), kept: true };
  }
}

const keysOf = (text: string) => (JSON.parse(text) as { keys: PublicKey[] }).keys;

/** For a browser that knows no Ed25519. @throws ApiError */
export function verifyByServer(
  receipt: string,
): Promise<{ valid: boolean; covers?: ReceiptClaims | undefined }> {
  return call(routes.proofs.verifyReceipt, { body: { receipt } }, QUIET);
}
