import { readJws } from '@quizhall/shared/rules/jws';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { getBadge } from '@/entities/certificate/certificate-query.ts';
import { publishedKeys } from '../api/receipts.ts';
import { verifyHere } from './verify-here.ts';

/** `kid`: the key of this site that has signed. `unable`: this browser knows no Ed25519; `key` is where others find the key. */
export type CheckedBadge =
  | { verdict: 'valid'; kid: string }
  | { verdict: 'changed' }
  | { verdict: 'unknown' }
  | { verdict: 'unable'; key: string };

interface Badge {
  id?: unknown;
  proof?: { jwt?: unknown };
}

/**
 * Fetches the badge of a certificate and checks its signature (VC-JWT) in this browser: that a published key has signed
 * it, that it was signed over the very credential that stands beside the proof, and that it is this certificate's.
 * @throws ApiError where badge or keys cannot be reached
 */
export async function checkBadge(code: string): Promise<CheckedBadge> {
  const { blob } = await getBadge(code);
  const { proof, ...credential } = JSON.parse(await blob.text()) as Badge;
  const jws = typeof proof?.jwt === 'string' ? readJws(proof.jwt) : undefined;
  const page = sitePath(SITE_PATHS.verifyCertificate, { code });
  const isOfThis = typeof credential.id === 'string' && credential.id.endsWith(page);
  if (!jws || jws.header['alg'] !== 'EdDSA' || !isOfThis) return { verdict: 'changed' };
  const address = String(jws.header['kid']);
  const kid = address.slice(address.lastIndexOf('/') + 1);
  const { keys, kept } = await publishedKeys();
  const key = keys.find((one) => one.kid === kid);
  if (!key) return { verdict: kept ? 'unknown' : 'changed' };
  const isSigned = await verifyHere(jws, key);
  if (isSigned === undefined) return { verdict: 'unable', key: address };
  return isSigned && saysTheSame(jws.payload, credential)
    ? { verdict: 'valid', kid }
    : { verdict: 'changed' };
}

/** The payload is the credential, and what a JWT says of it once more. */
function saysTheSame(payload: unknown, credential: object): boolean {
  const { iss: _iss, jti: _jti, sub: _sub, nbf: _nbf, ...signed } = payload as Record<string, unknown>;
  return JSON.stringify(signed) === JSON.stringify(credential);
}
