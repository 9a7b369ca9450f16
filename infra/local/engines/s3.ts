import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import S3rver from 's3rver';
import { type Engine, LOOPBACK } from './engine.ts';
import { close, listen } from './ports.ts';
import { forgetAbandoned } from './s3-abandoned.ts';
import { type Refusal, refusal, refuse } from './s3-refusal.ts';
import { checkSignature, type Credentials } from './s3-signature.ts';
import { storeForm } from './s3-upload.ts';

export interface S3Options {
  /** Holds the buckets between runs. */
  dataDir: string;
  /** Any free one unless told. */
  port?: number;
  credentials: Credentials;
  buckets: string[];
  /** Origins whose pages may upload (CORS). */
  origins: string[];
}

/**
 * S3 on this machine: s3rver keeps the files but lets everybody do everything, so a proxy in front refuses what S3
 * would refuse: unsigned and wrongly signed requests, and uploads outside their policy.
 */
export async function startS3(options: S3Options): Promise<Engine> {
  const files = new S3rver({
    address: LOOPBACK,
    port: 0,
    silent: true,
    directory: options.dataDir,
    vhostBuckets: false,
    configureBuckets: options.buckets.map((name) => ({ name, configs: [] })),
  });
  for (const bucket of options.buckets) await forgetAbandoned(join(options.dataDir, bucket), Date.now());
  const { port: inner } = await files.run();
  const proxy = createServer((req, res) => {
    answer(req, res, { ...options, inner }).catch((error: unknown) => {
      console.error('S3', error);
      refuse(res, refusal(500, 'InternalError', 'We encountered an internal error. Please try again.'));
    });
  });
  try {
    const port = await listen(proxy, options.port, 'the file store');
    const stop = async () => {
      if (!proxy.listening) return;
      await close(proxy);
      await files.close();
    };
    return { url: `http://${LOOPBACK}:${port}`, port, stop };
  } catch (error) {
    await files.close();
    throw error;
  }
}

interface Context {
  inner: number;
  credentials: Credentials;
  origins: string[];
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { inner, credentials, origins }: Context,
): Promise<void> {
  const { origin } = req.headers;
  const known = origin !== undefined && origins.includes(origin);
  if (known) res.setHeader('access-control-allow-origin', origin).setHeader('vary', 'Origin');
  if (req.method === 'OPTIONS') return answerPreflight(req, res, known);
  if (req.method === 'POST' && /^multipart\/form-data/i.test(req.headers['content-type'] ?? ''))
    return storeForm(req, res, { store: `http://${LOOPBACK}:${inner}`, credentials });
  const signed = { method: req.method ?? 'GET', url: req.url ?? '/', headers: req.headers };
  const refused =
    checkSignature(signed, credentials, Date.now()) ??
    (await checkCopySource(req, `http://${LOOPBACK}:${inner}`));
  return refused ? refuse(res, refused) : forward(req, res, inner);
}

/** A copy may demand that its source still has a certain content, which s3rver does not look at. */
async function checkCopySource({ headers }: IncomingMessage, store: string): Promise<Refusal | undefined> {
  const { 'x-amz-copy-source': source, 'x-amz-copy-source-if-match': wanted } = headers;
  if (typeof source !== 'string' || wanted === undefined) return undefined;
  const { headers: found } = await fetch(`${store}/${source.replace(/^\//, '')}`, { method: 'HEAD' });
  // A source that is missing is refused by the copy itself.
  const etag = found.get('etag');
  return etag === null || etag === wanted ? undefined : PRECONDITION_FAILED;
}

const PRECONDITION_FAILED = refusal(
  412,
  'PreconditionFailed',
  'At least one of the pre-conditions you specified did not hold',
);

function answerPreflight(req: IncomingMessage, res: ServerResponse, known: boolean): void {
  const method = req.headers['access-control-request-method'];
  if (!known || (method !== 'POST' && method !== 'GET'))
    return refuse(res, refusal(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.'));
  res.setHeader('access-control-allow-methods', 'GET, POST');
  res.setHeader('access-control-allow-headers', req.headers['access-control-request-headers'] ?? '');
  res.writeHead(200).end();
}

/** A link is checked by now: the file store takes the rest of its query alone. */
const withoutSignature = (url = '/'): string => {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const rest = [...searchParams].filter(([name]) => !name.startsWith('X-Amz-'));
  return rest.length === searchParams.size ? url : `${pathname}?${new URLSearchParams(rest).toString()}`;
};

/** Hands a checked request to s3rver, without the signature that it could not verify. */
async function forward(req: IncomingMessage, res: ServerResponse, inner: number): Promise<void> {
  const { authorization: _, expect: __, ...headers } = req.headers;
  const outgoing = request({
    host: LOOPBACK,
    port: inner,
    method: req.method,
    path: withoutSignature(req.url),
    headers,
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  await pipeline(req, outgoing);
  const incoming = await answered;
  res.writeHead(incoming.statusCode ?? 502, incoming.headers);
  await pipeline(incoming, res);
}
