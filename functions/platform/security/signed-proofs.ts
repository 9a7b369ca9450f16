import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readJws } from '@quizhall/shared/rules/jws';
import { now } from '../clock.ts';
import type { ProofKey } from './proof-keys.ts';
import { getProofKeys } from './secrets.ts';

/** A public key as JWK (RFC 8037, RFC 7517). */
export const toJwk = ({ kid, x }: ProofKey) =>
  ({ kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' }) as const;

/** All past, current and announced public keys of the stage. */
export const getPublicKeys = async () => (await getProofKeys()).map(toJwk);

/** Ed25519 needs no object twice: making one costs less than a signature, but not nothing. */
const made = new WeakMap<ProofKey, KeyObject>();

function privateKey(key: ProofKey): KeyObject {
  const known = made.get(key);
  if (known) return known;
  const { x, d } = key;
  const object = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d }, format: 'jwk' });
  made.set(key, object);
  return object;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs claims as a compact JWS with the stage's current Ed25519 key. `jsonwebtoken` knows no EdDSA.
 * @param header beside `alg` and `kid`; may depend on the key
 */
export async function signProof(
  claims: object,
  header: (key: ProofKey) => { typ: string; kid?: string },
): Promise<{ jws: string; kid: string }> {
  const keys = await getProofKeys();
  const key = keys.find(({ from, d }) => from <= now() && d !== undefined) ?? keys.at(-1);
  if (!key?.d) throw new Error('The stage has no key to sign proofs with');
  const { kid } = key;
  const signed = `${encode({ alg: 'EdDSA', kid, ...header(key) })}.${encode(claims)}`;
  const signature = sign(null, Buffer.from(signed), privateKey(key)).toString('base64url');
  return { jws: `${signed}.${signature}`, kid };
}

/** Claims of a proof of one type signed by a key of this stage; undefined for other texts. */
export async function verifyProof(text: string, typ: string): Promise<unknown> {
  const jws = readJws(text);
  if (jws?.header.alg !== 'EdDSA' || jws.header.typ !== typ) return undefined;
  const key = (await getProofKeys()).find(({ kid }) => kid === jws.header.kid);
  if (!key) return undefined;
  const publicKey = createPublicKey({ key: { ...toJwk(key) }, format: 'jwk' });
  return verify(null, jws.signed, publicKey, jws.signature) ? jws.payload : undefined;
}
