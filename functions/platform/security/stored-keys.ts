import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { deriveProofKey, newProofKey, ProofKey, rotateProofKeys } from './proof-keys.ts';

/** The key that a stage signs with until its first rotation. */
export const FIRST_KID = 'first';

const Key = z.string().min(32);

/** The signing keys of a stage as their secret holds them. */
const StoredKeys = z.strictObject({
  /** Newest first: the current key and the one before. `from`: epoch ms at which a key begins to sign. */
  signing: z
    .array(z.strictObject({ kid: z.string(), key: Key, from: z.number() }))
    .min(1)
    .max(2),
  /** Newest first; public parts are never removed. */
  proof: z.array(ProofKey).min(1),
});
export type StoredKeys = z.output<typeof StoredKeys>;

const randomKey = () => randomBytes(32).toString('hex');

/** The signing keys of a new stage. */
export const newKeys = (): StoredKeys => ({
  signing: [{ kid: FIRST_KID, key: randomKey(), from: 0 }],
  proof: [newProofKey(0)],
});

/** The derivation key of a new stage, which is never replaced: test forms, guests and links follow from it. */
export const newDerivationKey = (): string => randomKey();

/**
 * Reads the secret of a stage's signing keys. A generated one is one random text, which signs tokens and from which the
 * first key of receipts follows.
 *
 * @throws Error for what is neither, without telling what it holds
 */
export function parseKeys(text: string): StoredKeys {
  const isGenerated = Key.safeParse(text).success && !text.startsWith('{');
  if (isGenerated)
    return { signing: [{ kid: FIRST_KID, key: text, from: 0 }], proof: [deriveProofKey(text)] };
  try {
    return StoredKeys.parse(JSON.parse(text));
  } catch {
    throw new Error('The secret holds no keys of a stage');
  }
}

/**
 * A new signing key from a moment on. The current one goes on verifying, the one before no longer does; what is derived
 * stays as it is. `now` and `from` in epoch ms.
 *
 * @throws Error while the newest key does not sign yet: the one that does would be dropped
 */
export function rotateSigningKey({ signing, ...kept }: StoredKeys, now: number, from: number): StoredKeys {
  if (signing.some((key) => key.from > now))
    throw new Error('The newest key does not sign yet: wait until it does');
  const fresh = { kid: randomBytes(4).toString('hex'), key: randomKey(), from };
  return { ...kept, signing: [fresh, ...signing.slice(0, 1)] };
}

/**
 * A new key for receipts and badges from a moment on. What was signed before stays valid: public keys are never dropped.
 * `now` and `from` in epoch ms.
 *
 * @throws Error while the newest key does not sign yet
 */
export const rotateProofKey = (keys: StoredKeys, now: number, from: number): StoredKeys => ({
  ...keys,
  proof: rotateProofKeys(keys.proof, now, from),
});
