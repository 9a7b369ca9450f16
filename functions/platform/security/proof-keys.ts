import { createHash, createHmac, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import * as z from 'zod';

/**
 * An Ed25519 key that signs what anybody may check: receipts and badges. `d`: the private part, only as long as it may be
 * needed; `x`: the public part, which stays published for ever. `from`: epoch ms at which it begins to sign.
 */
export const ProofKey = z.strictObject({
  kid: z.string(),
  x: z.string(),
  d: z.string().optional(),
  from: z.number(),
});
export type ProofKey = z.output<typeof ProofKey>;

/** Of a private Ed25519 key in DER, before its 32 bytes (RFC 8410). */
const DER_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

function fromSeed(seed: Buffer, from: number): ProofKey {
  const key = createPrivateKey({ key: Buffer.concat([DER_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { kid: thumbprint(x), x, d: seed.toString('base64url'), from };
}

/** Names a key by what it is (RFC 7638), so that no two keys of any stage have the same name. */
function thumbprint(x: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
}

export const newProofKey = (from: number): ProofKey => fromSeed(randomBytes(32), from);

/** The first key of a stage, derived from its permanent secret. */
export const deriveProofKey = (derivation: string): ProofKey =>
  fromSeed(createHmac('sha256', derivation).update('proof-key\n1').digest(), 0);

/** How many keys keep their private part: the current one, and the one before until the current one begins to sign. */
const PRIVATE = 2;

/**
 * A new key from a moment on; public parts stay. `now` and `from` in epoch ms.
 * @throws Error while the newest key does not sign yet
 */
export function rotateProofKeys(keys: readonly ProofKey[], now: number, from: number): ProofKey[] {
  if (keys.some((key) => key.from > now))
    throw new Error('The newest key does not sign yet: wait until it does');
  return [newProofKey(from), ...keys].map((key, i) => (i < PRIVATE ? key : { ...key, d: undefined }));
}
