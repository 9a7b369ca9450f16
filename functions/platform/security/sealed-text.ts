import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getDerivationKey } from './secrets.ts';

const NONCE = 12;
const TAG = 16;

const keyFor = async (purpose: string) =>
  Buffer.from(hkdfSync('sha256', await getDerivationKey(), '', `sealed\n${purpose}`, 32));

/**
 * Encrypts a text with AES-256-GCM under the stage's key, so that the table, its backups and its stream
 * cannot read it.
 */
export async function sealText(purpose: string, text: string): Promise<string> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(purpose), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
}

/** @throws Error for a text not sealed here for this purpose */
export async function unsealText(purpose: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(purpose), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}
