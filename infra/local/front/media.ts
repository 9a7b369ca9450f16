import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { mediaHeaders } from '../../site-headers.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '../environment.ts';
import { decode } from './decode.ts';

export interface MediaSource {
  client: S3Client;
  bucket: string;
}

/** The bucket as CloudFront sees it: read only, with credentials of its own. */
export function mediaSource(endpoint: string, bucket: string): MediaSource {
  const client = new S3Client({
    endpoint,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
    forcePathStyle: true,
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, bucket };
}

/** Answers `/media/<key>` from the bucket, with the headers under which uploaded files are harmless. */
export async function answerMedia(
  req: IncomingMessage,
  res: ServerResponse,
  source: MediaSource,
): Promise<void> {
  for (const [name, value] of Object.entries(mediaHeaders)) res.setHeader(name, value);
  const { pathname } = new URL(req.url ?? '/', 'http://localhost');
  const Key = decode(pathname.slice('/media/'.length));
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || !Key) return refuse(res, isRead ? 404 : 405);
  try {
    const file = await source.client.send(
      new GetObjectCommand({
        Bucket: source.bucket,
        Key,
        Range: req.headers.range,
        IfNoneMatch: req.headers['if-none-match'],
      }),
    );
    const fileName = encodeURIComponent(Key.split('/').at(-1) ?? '');
    res.setHeader('content-disposition', `inline; filename="${fileName}"`);
    res.setHeader('content-type', file.ContentType ?? 'application/octet-stream');
    res.setHeader('accept-ranges', 'bytes');
    if (file.ETag) res.setHeader('etag', file.ETag);
    if (file.ContentLength !== undefined) res.setHeader('content-length', file.ContentLength);
    if (file.ContentRange) res.setHeader('content-range', file.ContentRange);
    res.writeHead(file.ContentRange ? 206 : 200);
    await pipeline(file.Body as Readable, res);
  } catch (error) {
    if (!(error instanceof S3ServiceException) || res.headersSent) throw error;
    refuse(res, error.$metadata.httpStatusCode ?? 404);
  }
}

function refuse(res: ServerResponse, status: number): void {
  // A missing file may be uploaded a moment later; "not modified" keeps the caching of the file.
  if (status !== 304) res.setHeader('cache-control', 'no-store');
  res.writeHead(status).end();
}
