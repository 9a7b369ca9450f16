import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Whom a token is for, and when that is asked. */
interface Circumstances {
  issuer: string;
  audience: string;
  /** Epoch seconds. */
  at: number;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const mac = (signed: string, key: KeyObject): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

/** A JSON Web Token (RFC 7519) signed with HMAC and SHA-256, the one algorithm that there is here. */
export function signJwt(claims: object, { kid, key }: { kid: string; key: KeyObject }): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
  return `${signed}.${mac(signed, key)}`;
}

/**
 * What a token claims, if it was signed with the key that it names and stands now: by `signJwt`, for this audience, and not
 * expired. Undefined for everything else, whatever it is.
 */
export async function readJwt(
  token: string,
  keyOf: (kid: unknown) => Promise<KeyObject | undefined>,
  { issuer, audience, at }: Circumstances,
): Promise<Record<string, unknown> | undefined> {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  const said = more.length === 0 ? decode(header) : undefined;
  // Nothing that the header says chooses how the signature is checked, but which of the stage's own keys.
  if (said?.['alg'] !== 'HS256' || 'crit' in said) return undefined;
  const key = await keyOf(said['kid']);
  if (!key || !isSame(signature, mac(`${header}.${payload}`, key))) return undefined;
  const claims = decode(payload);
  if (claims?.['iss'] !== issuer || claims['aud'] !== audience) return undefined;
  const { exp, nbf = at } = claims;
  return typeof exp === 'number' && at < exp && typeof nbf === 'number' && nbf <= at ? claims : undefined;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A JSON object in base64url; undefined for what is none. */
function decode(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // No JSON: no token.
    return undefined;
  }
}
