import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** Issuer and audience a token must name, and the time of the check. */
interface Circumstances {
  issuer: string;
  audience: string;
  /** Epoch seconds. */
  at: number;
}

/** Signs claims as a JSON Web Token (RFC 7519) with HS256. */
export function signJwt(claims: object, { kid, key }: { kid: string; key: KeyObject }): string {
  return jwt.sign(claims, key, { algorithm: 'HS256', keyid: kid, noTimestamp: true });
}

/**
 * Returns the claims of a token that is signed with the key it names, is meant for this audience, and has not expired;
 * undefined for any other text. A token without `exp` is rejected.
 */
export async function verifyJwt(
  token: string,
  keyOf: (kid: unknown) => Promise<KeyObject | undefined>,
  { issuer, audience, at }: Circumstances,
): Promise<jwt.JwtPayload | undefined> {
  const header = headerOf(token);
  // RFC 7515, section 4.1.11: unknown critical headers must be rejected. The library ignores them.
  const key = header && !Object.hasOwn(header, 'crit') ? await keyOf(header.kid) : undefined;
  if (!key) return undefined;
  try {
    const options = { algorithms: ['HS256' as const], issuer, audience, clockTimestamp: at };
    const claims = jwt.verify(token, key, options);
    return typeof claims === 'object' && claims.exp !== undefined ? claims : undefined;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return undefined;
    throw error;
  }
}

/** Unverified header of a token; undefined for any other text. The library also decodes headers that are no objects. */
function headerOf(token: string): jwt.JwtHeader | undefined {
  try {
    const header: unknown = jwt.decode(token, { complete: true })?.header;
    return typeof header === 'object' && header !== null ? (header as jwt.JwtHeader) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
