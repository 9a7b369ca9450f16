import { createSecretKey, type KeyObject } from 'node:crypto';
import { now } from '../clock.ts';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import type { ProofKey } from './proof-keys.ts';
import { fetchSecret } from './secret-store.ts';
import { parseKeys } from './stored-keys.ts';

interface SigningKey {
  kid: string;
  key: KeyObject;
  /** Epoch ms. */
  from: number;
}

/** Key objects: made of a text at every check, they would cost several times what it does. */
interface Keys {
  text: string;
  signing: SigningKey[];
  proof: ProofKey[];
}

/** With the extension's own five minutes every function knows a new key long before it begins to sign. */
const RELOAD_MS = 5 * 60_000;

let loaded: { at: number; keys: Promise<Keys> } | undefined;

let derivation: Promise<KeyObject> | undefined;

/** The permanent derivation key, read once from its own secret. */
export function getDerivationKey(): Promise<KeyObject> {
  if (!derivation) {
    const reading = derivationText().then((text) => createSecretKey(Buffer.from(text)));
    derivation = reading;
    reading.catch(() => {
      if (derivation === reading) derivation = undefined;
    });
  }
  return derivation;
}

async function derivationText(): Promise<string> {
  const { DERIVATION_KEY: text, DERIVATION_KEY_SECRET_ID: secretId } = config;
  if (text) return text;
  if (!secretId) throw new Error('Neither DERIVATION_KEY nor DERIVATION_KEY_SECRET_ID is set');
  return fetchSecret(secretId);
}

/** The current key of tokens. */
export async function getSigningKey(): Promise<SigningKey> {
  const { signing } = await keys();
  const current = signing.find(({ from }) => from <= now()) ?? signing.at(-1);
  if (!current) throw new Error('The stage has no signing key');
  return current;
}

/** The key that a token names; undefined for a removed key. */
export async function findVerifyingKey(kid: unknown): Promise<KeyObject | undefined> {
  return (await keys()).signing.find((known) => known.kid === kid)?.key;
}

/** Ed25519 keys of receipts and badges, newest first; see `signed-proofs.ts`. */
export async function getProofKeys(): Promise<readonly ProofKey[]> {
  return (await keys()).proof;
}

function keys(): Promise<Keys> {
  if (!loaded || now() - loaded.at >= RELOAD_MS) {
    const reading = { at: now(), keys: load(loaded?.keys) };
    loaded = reading;
    reading.keys.catch(() => {
      if (loaded === reading) loaded = undefined;
    });
  }
  return loaded.keys;
}

async function load(earlier: Promise<Keys> | undefined): Promise<Keys> {
  const before = await earlier;
  try {
    const text = config.TOKEN_KEY ?? (await storedText());
    return before?.text === text ? before : toKeys(text);
  } catch (error) {
    if (!before) throw error;
    logger.warn('keys not read again', { error: error instanceof Error ? error.message : String(error) });
    return before;
  }
}

function toKeys(text: string): Keys {
  const stored = parseKeys(text);
  const toKey = (secret: string) => createSecretKey(Buffer.from(secret));
  return {
    text,
    signing: stored.signing.map(({ key, ...rest }) => ({ ...rest, key: toKey(key) })),
    proof: stored.proof,
  };
}

function storedText(): Promise<string> {
  const secretId = config.TOKEN_KEY_SECRET_ID;
  if (!secretId) throw new Error('Neither TOKEN_KEY nor TOKEN_KEY_SECRET_ID is set');
  return fetchSecret(secretId);
}
