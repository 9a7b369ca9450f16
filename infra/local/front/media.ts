import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { UPLOAD_PURPOSES } from '@quizhall/shared/model/enums';
import { LOGOS, logoHeaders, mediaHeaders } from '../../site-headers.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '../environment.ts';
import { decode } from './decode.ts';
import { responseHeaders, rewriteUrl } from './edge.ts';

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
  { client, bucket }: MediaSource,
): Promise<void> {
  const { 'cache-control': _, ...always } = req.url?.startsWith(LOGOS) ? logoHeaders : mediaHeaders;
  for (const [name, value] of Object.entries(always)) res.setHeader(name, value);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405).end();
    return;
  }
  const [uri = ''] = rewriteUrl('mediaRequest', req).split('?');
  const Key = decode(uri.slice(1));
  if (!Key || !isServed(Key)) {
    res.writeHead(404).end();
    return;
  }
  const { range: Range, 'if-none-match': IfNoneMatch } = req.headers;
  try {
    const file = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range, IfNoneMatch }));
    const headers = {
      ...responseHeaders('mediaResponse', uri),
      'content-type': file.ContentType,
      'content-length': file.ContentLength,
      'content-range': file.ContentRange,
      'accept-ranges': 'bytes',
      etag: file.ETag,
    };
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
    res.writeHead(file.ContentRange ? 206 : 200);
    await pipeline(file.Body as Readable, res);
  } catch (error) {
    if (!(error instanceof S3ServiceException) || res.headersSent) throw error;
    res.writeHead(error.$metadata.httpStatusCode ?? 404).end();
  }
}

/** CloudFront may read files in use only: uploads that nobody has checked yet are shown to nobody. */
function isServed(key: string): boolean {
  return UPLOAD_PURPOSES.some((purpose) => key.startsWith(`${purpose}/`));
}
