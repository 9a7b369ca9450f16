import { createHash, createHmac } from 'node:crypto';

export interface Signing {
  accessKeyId: string;
  secretAccessKey: string;
  /** Of credentials that last for a while, as functions have them. */
  sessionToken?: string | undefined;
  region: string;
  /** For how long the link works. */
  seconds: number;
  /** Epoch milliseconds. */
  at: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The address of one file of S3 with a signature in its query (AWS, "Authenticating Requests: Using Query Parameters"):
 * whoever has it may read this file and nothing else. The names of our files need no encoding.
 */
export function signedLink(
  place: URL,
  { accessKeyId, secretAccessKey, sessionToken, ...how }: Signing,
): string {
  const time = new Date(how.at).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = [time.slice(0, 8), how.region, 's3', 'aws4_request'];
  const query = Object.entries({
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': [accessKeyId, ...scope].join('/'),
    'X-Amz-Date': time,
    'X-Amz-Expires': String(how.seconds),
    ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
    'X-Amz-SignedHeaders': 'host',
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const request = ['GET', place.pathname, query, `host:${place.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const hash = createHash('sha256').update(request).digest('hex');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, [ALGORITHM, time, scope.join('/'), hash].join('\n')).toString('hex');
  return `${place.href}?${query}&X-Amz-Signature=${signature}`;
}
