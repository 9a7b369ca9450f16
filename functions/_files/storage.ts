import {
  GetObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { config } from '../_http/config.ts';
import { SNIFFED_BYTES } from './file-types.ts';

const client = new S3Client({ forcePathStyle: config.S3_FORCE_PATH_STYLE === 'true' });
const Bucket = config.MEDIA_BUCKET;

/** A browser has this long to begin its upload. */
const UPLOAD_SECONDS = 600;

export interface PlannedUpload {
  key: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

/** What the bucket's lifecycle rule deletes after two days: an upload that nothing came to use. */
const PENDING = '<Tagging><TagSet><Tag><Key>state</Key><Value>pending</Value></Tag></TagSet></Tagging>';

/** A form with which a browser can store exactly this file: key, type and size are part of what is signed. */
export async function presignUpload({ key, contentType, size }: PlannedUpload) {
  const { url, fields } = await createPresignedPost(client, {
    Bucket,
    Key: key,
    Fields: { 'Content-Type': contentType, tagging: PENDING },
    Conditions: [
      ['eq', '$Content-Type', contentType],
      ['content-length-range', size, size],
    ],
    Expires: UPLOAD_SECONDS,
  });
  return { url, fields, key };
}

/** The first bytes of a stored file; undefined when there is no such file. */
export async function readStart(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket, Key: key, Range: `bytes=0-${SNIFFED_BYTES - 1}` }),
    );
    return await Body?.transformToByteArray();
  } catch (error) {
    // Without the right to list the bucket a missing file is answered with 403.
    if (
      error instanceof S3ServiceException &&
      [403, 404, 416].includes(error.$metadata.httpStatusCode ?? 0)
    ) {
      return undefined;
    }
    throw error;
  }
}

/** The file is in use from now on. */
export async function markUsed(key: string): Promise<void> {
  const TagSet = [{ Key: 'state', Value: 'used' }];
  await client.send(new PutObjectTaggingCommand({ Bucket, Key: key, Tagging: { TagSet } }));
}

export async function storeFile(key: string, contentType: string, bytes: Uint8Array): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket, Key: key, ContentType: contentType, Body: bytes }));
}
