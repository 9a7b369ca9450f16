import type { Jws } from '@quizhall/shared/rules/jws';
import type { PublicKey } from '../api/receipts.ts';

/** Whether a key has signed this, by WebCrypto; undefined where the browser cannot tell. */
export async function verifyHere(
  { signed, signature }: Jws,
  { kty, crv, x }: PublicKey,
): Promise<boolean | undefined> {
  // Absent on pages without TLS.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  const key = await subtle
    ?.importKey('jwk', { kty, crv, x } as JsonWebKey, 'Ed25519', false, ['verify'])
    // Chrome before 137, Firefox before 129 and Safari before 17 know no Ed25519.
    .catch(() => undefined);
  return key && subtle?.verify('Ed25519', key, signature, signed);
}
