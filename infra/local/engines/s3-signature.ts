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

/** Checks a request's `Authorization` (AWS Signature Version 4); nothing wrong answers undefined. */
export function checkSignature(
  request: SignedRequest,
  credentials: Credentials,
  now: number,
): Refusal | undefined {
  const { authorization } = request.headers;
  const { searchParams } = new URL(request.url, 'http://s3');
  if (!authorization && searchParams.has('X-Amz-Signature')) return checkLink(request, credentials, now);
  if (!authorization) return refusal(403, 'AccessDenied', 'Access Denied');
  const claim = readClaim(authorization, request.headers);
  if (!claim) return refusal(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  if (!isKnownKey(claim.credential, credentials)) return UNKNOWN_KEY;
  // Not "more than": the date may be nonsense, and NaN is never at most anything.
  if (!(Math.abs(now - parseDate(claim.date)) <= MAX_SKEW_MS))
    return refusal(403, 'RequestTimeTooSkewed', 'The difference to the current time is too large.');
  const expected = sign(stringToSign(request, claim), claim.credential, credentials.secretAccessKey);
  return isSame(expected, claim.signature) ? undefined : MISMATCH;
}

/** A link with the signature in its query works for as long as it says, for what it names. */
function checkLink(request: SignedRequest, credentials: Credentials, now: number): Refusal | undefined {
  const link = new URL(request.url, 'http://s3');
  const signature = link.searchParams.get('X-Amz-Signature') ?? '';
  link.searchParams.delete('X-Amz-Signature');
  const part = (name: string) => link.searchParams.get(`X-Amz-${name}`) ?? '';
  const claim: Claim = {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders').split(';'),
    signature,
    date: part('Date'),
    payloadHash: 'UNSIGNED-PAYLOAD',
  };
  if (!isKnownKey(claim.credential, credentials)) return UNKNOWN_KEY;
  // As above: NaN is never before anything.
  if (!(now < parseDate(claim.date) + Number(part('Expires')) * 1_000))
    return refusal(403, 'AccessDenied', 'Request has expired');
  const url = `${link.pathname}${link.search}`;
  const expected = sign(
    stringToSign({ ...request, url }, claim),
    claim.credential,
    credentials.secretAccessKey,
  );
  return isSame(expected, signature) ? undefined : MISMATCH;
}

export const MISMATCH = refusal(403, 'SignatureDoesNotMatch', 'The request signature does not match.');
export const UNKNOWN_KEY = refusal(403, 'InvalidAccessKeyId', 'The AWS access key Id does not exist.');

/** Whether a credential (`key/date/region/service/aws4_request`) is of the one key that there is. */
export function isKnownKey(credential: string, { accessKeyId }: Credentials): boolean {
  return credential.split('/')[0] === accessKeyId;
}

/** Signs a text for a credential; POST policies are signed the same way. */
export function sign(text: string, credential: string, secret: string): string {
  let key: string | Buffer = `AWS4${secret}`;
  for (const part of credential.split('/').slice(1)) key = createHmac('sha256', key).update(part).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}

export function isSame(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

function readClaim(authorization: string, headers: IncomingHttpHeaders): Claim | undefined {
  const part = (name: string) => new RegExp(`[\\s,]${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? '';
  const claim = {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders').split(';'),
    signature: part('Signature'),
    date: headerText(headers, 'x-amz-date'),
    payloadHash: headerText(headers, 'x-amz-content-sha256'),
  };
  return authorization.startsWith('AWS4-HMAC-SHA256 ') && claim.signature ? claim : undefined;
}

function headerText(headers: IncomingHttpHeaders, name: string): string {
  return [headers[name] ?? []].flat().join(',').trim().replace(/ +/g, ' ');
}

/** Epoch milliseconds of `20260101T000000Z`; NaN for anything else. */
function parseDate(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function stringToSign(request: SignedRequest, claim: Claim): string {
  const { pathname, searchParams } = new URL(request.url, 'http://s3');
  const canonical = [
    request.method,
    pathname,
    canonicalQuery(searchParams),
    ...claim.signedHeaders.map((name) => `${name}:${headerText(request.headers, name)}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
  const scope = claim.credential.split('/').slice(1).join('/');
  const hash = createHash('sha256').update(canonical).digest('hex');
  return ['AWS4-HMAC-SHA256', claim.date, scope, hash].join('\n');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

/** RFC 3986, which is stricter than `encodeURIComponent`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
