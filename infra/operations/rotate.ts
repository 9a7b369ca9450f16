import {
  parseKeys,
  rotateProofKey,
  rotateSigningKey,
  type StoredKeys,
} from '@quizhall/functions/platform/security/stored-keys.ts';

/** Until the new key signs. A function knows it after ten minutes: five in its memory, five in the extension's. */
const LEAD_MS = 15 * 60_000;
/** A running attempt keeps its token for up to 30 days, and only the key before the current one verifies. */
const REST_MS = 31 * 24 * 60 * 60_000;

export interface Rotation {
  which: 'signing' | 'proof';
  /** Somebody else has a key: it may be taken out early, whatever that ends. This rotation alone takes out none that signs. */
  leaked: boolean;
  now: number;
}

/**
 * The text of the secret with a new key.
 * @throws Error while the newest key does not sign yet, and for a signing key that is younger than the longest attempt, unless it
 * has leaked
 */
export function rotated(text: string, { which, leaked, now }: Rotation): string {
  const keys = parseKeys(text.trim());
  if (which === 'proof') return JSON.stringify(rotateProofKey(keys, now, now + LEAD_MS));
  const [newest] = keys.signing;
  if (newest && newest.from > now - REST_MS && newest.from > 0 && !leaked)
    throw new Error(
      `The key signs since ${new Date(newest.from).toISOString()}: 31 days after that, or with --leaked`,
    );
  return JSON.stringify(rotateSigningKey(keys, now, now + LEAD_MS));
}

/** Where the keys of a stage are kept. */
export interface KeyStore {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

const namesOf = (keys: StoredKeys) => ({
  signing: keys.signing.map(({ kid }) => kid),
  proof: keys.proof.map(({ kid }) => kid),
});

/**
 * Puts a new key in, and reads what stands there then. Nothing that it tells is secret.
 * @returns lines
 * @throws Error where something else stands there afterwards
 */
export async function rotate(store: KeyStore, rotation: Rotation, apply: boolean): Promise<string[]> {
  const text = await store.read();
  const next = rotated(text, rotation);
  const [before, after] = [namesOf(parseKeys(text.trim())), namesOf(parseKeys(next))];
  const lines = [
    `before: ${before[rotation.which].join(', ')}`,
    `after:  ${after[rotation.which].join(', ')}`,
  ];
  if (!apply) return [...lines, 'Nothing was changed: --apply does it.'];
  await store.write(next);
  if ((await store.read()).trim() !== next)
    throw new Error('Something else stands in the secret: look at it');
  const from = new Date(rotation.now + LEAD_MS).toISOString();
  const signed = before[rotation.which][0] ?? '';
  return [
    ...lines,
    `It signs from ${from} on.`,
    ...(rotation.leaked ? [AFTER_LEAK[rotation.which](signed, from)] : []),
  ];
}

/** What is still to be done about a key that somebody else has. */
const AFTER_LEAK: Record<Rotation['which'], (kid: string, from: string) => string> = {
  signing: (kid, from) =>
    `What ${kid} signed still passes. If that is the leaked one: once more with --leaked, from ${from} on.`,
  proof: (kid, from) =>
    `What ${kid} signed still reads as valid. If that is the leaked one: take its entry out of "proof" in the secret by hand, after ${from}.`,
};
