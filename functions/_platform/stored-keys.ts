import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/** What was signed before signing keys had names, and what a stage signs with until its first rotation. */
export const FIRST_KID = 'first';

const Key = z.string().min(32);

/** The keys of a stage as its one secret holds them. */
const StoredKeys = z.strictObject({
  /** For good: papers, guests, receipts and links follow from it. */
  derivation: Key,
  /** Newest first: the current key and the one before. `from`: epoch ms at which a key begins to sign. */
  signing: z
    .array(z.strictObject({ kid: z.string(), key: Key, from: z.number() }))
    .min(1)
    .max(2),
});
export type StoredKeys = z.output<typeof StoredKeys>;

const randomKey = () => randomBytes(32).toString('hex');

/** The keys of a new stage. */
export const newKeys = (): StoredKeys => ({
  derivation: randomKey(),
  signing: [{ kid: FIRST_KID, key: randomKey(), from: 0 }],
});

/**
 * Reads a stage's secret. A generated one is one random text, which serves for both until the first rotation.
 *
 * @throws Error for what is neither, without telling what it holds
 */
export function parseKeys(text: string): StoredKeys {
  const isGenerated = Key.safeParse(text).success && !text.startsWith('{');
  if (isGenerated) return { derivation: text, signing: [{ kid: FIRST_KID, key: text, from: 0 }] };
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
export function rotateSigningKey({ derivation, signing }: StoredKeys, now: number, from: number): StoredKeys {
  if (signing.some((key) => key.from > now))
    throw new Error('The newest key does not sign yet: wait until it does');
  const fresh = { kid: randomBytes(4).toString('hex'), key: randomKey(), from };
  return { derivation, signing: [fresh, ...signing.slice(0, 1)] };
}
