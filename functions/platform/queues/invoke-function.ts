import { createHash, createHmac } from 'node:crypto';
import { now } from '../clock.ts';
import { measureCall } from '../capacity-meter.ts';

/** A function that waits may take almost a minute. */
const MOST_MS = 30_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

interface SignedRequest {
  url: URL;
  body: string;
  service: string;
  region: string;
  /** Epoch ms. */
  at: number;
}

/** Headers of a POST to AWS, signed with Signature Version 4. */
export function toSignedHeaders(
  { url, body, service, region, at }: SignedRequest,
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
): Record<string, string> {
  const time = new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    host: url.host,
    'x-amz-date': time,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', url.pathname, '', lines.join(''), names, sha256(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${secretAccessKey}`);
  const signature = mac(key, toSign).toString('hex');
  const credential = `Credential=${accessKeyId}/${scope}`;
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/**
 * Invokes another function of the stage and returns its result. A plain request keeps another SDK client out
 * of the bundle.
 * @throws Error when the function could not be invoked, or failed
 */
export async function invokeFunction(name: string, payload: unknown): Promise<unknown> {
  const { AWS_REGION: region = '', AWS_ENDPOINT_URL_LAMBDA: endpoint } = process.env;
  const origin = endpoint ?? `https://lambda.${region}.amazonaws.com`;
  const url = new URL(`/2015-03-31/functions/${name}/invocations`, origin);
  const body = JSON.stringify(payload);
  const credentials = {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: process.env.AWS_SESSION_TOKEN,
  };
  const { host: _, ...headers } = toSignedHeaders(
    { url, body, service: 'lambda', region, at: now() },
    credentials,
  );
  const signal = AbortSignal.timeout(MOST_MS);
  const response = await measureCall(`function ${name}`, () =>
    fetch(url, { method: 'POST', body, headers, signal }),
  );
  const failed = response.headers.get('x-amz-function-error');
  if (!response.ok || failed) throw new Error(`${name} answered ${response.status} ${failed ?? ''}`.trim());
  return response.json();
}
