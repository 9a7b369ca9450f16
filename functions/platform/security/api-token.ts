import { createHash, timingSafeEqual } from 'node:crypto';
import { randomText } from './random.ts';

/** Prefix of API tokens, recognized by secret scanners. */
export const API_TOKEN_TEXT_PREFIX = 'qh_';

const FORM = /^qh_([A-Za-z0-9]{16})_([A-Za-z0-9]{12})_([A-Za-z0-9]{32})([0-9a-f]{6})$/;

/** What a token says: where it stands, and the secret by which it proves itself. */
interface ApiTokenText {
  organizationId: string;
  id: string;
  secret: string;
}

/** Tells a mistyped token from a real one without a look at the table. */
const checkOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** A new token: `qh_`, the organization and token id, a secret of 190 bits, and a checksum. */
export function newTokenText({ organizationId, id }: Omit<ApiTokenText, 'secret'>): {
  text: string;
  secret: string;
} {
  const secret = randomText(32);
  const told = `${API_TOKEN_TEXT_PREFIX}${organizationId.slice(2)}_${id.slice(2)}_${secret}`;
  return { text: told + checkOf(told), secret };
}

/** Undefined for a text that is no API token. */
export function parseApiToken(text: string): ApiTokenText | undefined {
  const [, organization, id, secret, check] = FORM.exec(text) ?? [];
  if (!organization || !id || !secret || check !== checkOf(text.slice(0, -6))) return undefined;
  return { organizationId: `o_${organization}`, id: `k_${id}`, secret };
}

/** Compares two digests in constant time. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
