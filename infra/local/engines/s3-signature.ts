import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Refusal, refusal } from './s3-refusal.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  /** `20260101T000000Z` */
  date: string;
  payloadHash: string;
}

const MAX_SKEW_MS = 15 * 60_000;
const MALFORMED = refusal(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
const MISMATCH = refusal(403, 'SignatureDoesNotMatch', 'The request signature does not match.');

/** Checks a request that is signed by header or by query (AWS Signature Version 4); nothing wrong answers undefined. */
export function checkSignature(
  request: SignedRequest,
  credentials: Credentials,
  now: number,
): Refusal | undefined {
  const url = new URL(request.url, 'http://s3');
  const bySignedQuery = url.searchParams.has('X-Amz-Signature');
  if (!bySignedQuery && !request.headers.authorization) return refusal(403, 'AccessDenied', 'Access Denied');
  const claim = bySignedQuery ? claimOfQuery(url.searchParams) : claimOfHeader(request.headers);
  if (!claim) return MALFORMED;
  if (claim.credential.split('/')[0] !== credentials.accessKeyId)
    return refusal(403, 'InvalidAccessKeyId', 'The AWS access key Id you provided does not exist.');
  const time = checkTime(
    claim.date,
    bySignedQuery ? Number(url.searchParams.get('X-Amz-Expires')) : undefined,
    now,
  );
  if (time) return time;
  const expected = sign(stringToSign(request, url, claim), claim.credential, credentials.secretAccessKey);
  return isSame(expected, claim.signature) ? undefined : MISMATCH;
}

/** Signs a text for `credential` (`key/date/region/service/aws4_request`); POST policies are signed the same way. */
export function sign(text: string, credential: string, secret: string): string {
  const scope = credential.split('/').slice(1);
  const key = scope.reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

export function isSame(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

function claimOfHeader(headers: IncomingHttpHeaders): Claim | undefined {
  const [algorithm, rest = ''] = (headers.authorization ?? '').split(/\s(.*)/s);
  const part = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(rest)?.[1] ?? '';
  const claim = {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders').split(';'),
    signature: part('Signature'),
    date: String(headers['x-amz-date'] ?? ''),
    payloadHash: String(headers['x-amz-content-sha256'] ?? ''),
  };
  return algorithm === 'AWS4-HMAC-SHA256' && claim.signature && claim.date ? claim : undefined;
}

function claimOfQuery(query: URLSearchParams): Claim | undefined {
  const part = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const claim = {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders').split(';'),
    signature: part('Signature'),
    date: part('Date'),
    payloadHash: part('Content-Sha256') || 'UNSIGNED-PAYLOAD',
  };
  return part('Algorithm') === 'AWS4-HMAC-SHA256' && claim.date && part('Expires') ? claim : undefined;
}

function checkTime(date: string, expiresSeconds: number | undefined, now: number): Refusal | undefined {
  const at = parseDate(date);
  if (expiresSeconds !== undefined)
    return now <= at + expiresSeconds * 1_000
      ? undefined
      : refusal(403, 'AccessDenied', 'Request has expired');
  if (Math.abs(now - at) <= MAX_SKEW_MS) return undefined;
  return refusal(
    403,
    'RequestTimeTooSkewed',
    'The difference between the request time and the current time is too large.',
  );
}

/** Epoch milliseconds of `20260101T000000Z`; NaN for anything else, which no comparison lets through. */
function parseDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function stringToSign(request: SignedRequest, url: URL, claim: Claim): string {
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...claim.signedHeaders.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
  const scope = claim.credential.split('/').slice(1).join('/');
  return ['AWS4-HMAC-SHA256', claim.date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
