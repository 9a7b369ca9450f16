import {
  CopyObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { SNIFFED_BYTES } from '@quizhall/shared/rules/quizzes/file-types';
import { PICTURE_CACHING, PICTURES_OF_PEOPLE } from '@quizhall/shared/rules/picture-caching';
import { now } from '../clock.ts';
import { config } from '../config.ts';
import { attachmentDisposition } from '../content-disposition.ts';
import { measureCall } from '../capacity-meter.ts';

export const s3Client = new S3Client({ forcePathStyle: config.S3_FORCE_PATH_STYLE === 'true' });
export const Bucket = config.MEDIA_BUCKET;

s3Client.middlewareStack.add(
  (next, context) => (args) =>
    measureCall(`S3 ${context.commandName?.replace(/Command$/, '')}`, () => next(args)),
  { step: 'initialize', name: 'time' },
);

/** What is read of a file comes after the answer that names it. */
const bytesOf = (body: { transformToByteArray(): Promise<Uint8Array> }) =>
  measureCall('S3 read', () => body.transformToByteArray());

/** A browser has this long to begin its upload. */
const UPLOAD_SECONDS = 600;

export interface PlannedUpload {
  key: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

/** A form with which a browser can upload exactly this file; key, type and size are signed. */
export async function presignUpload({ key, contentType, size }: PlannedUpload) {
  const { url, fields } = await createPresignedPost(s3Client, {
    Bucket,
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['eq', '$Content-Type', contentType],
      ['content-length-range', size, size],
    ],
    Expires: UPLOAD_SECONDS,
  });
  return { url, fields, key };
}

export interface FileStart {
  /** The first bytes. */
  bytes: Uint8Array;
  /** Of the whole file, in bytes. */
  size: number;
  /** Names the content. */
  etag: string;
}

/** Without the right to list the bucket a missing file is answered with 403. */
const MISSING = [403, 404, 416];
const CHANGED = 412;

export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);

/** The first bytes of a stored file; undefined if it does not exist. */
export async function getFileStart(key: string, bytes = SNIFFED_BYTES): Promise<FileStart | undefined> {
  try {
    const {
      Body,
      ETag,
      ContentRange,
      ContentLength = 0,
    } = await s3Client.send(new GetObjectCommand({ Bucket, Key: key, Range: `bytes=0-${bytes - 1}` }));
    if (!Body || !ETag) return undefined;
    const size = Number(ContentRange?.split('/').at(-1) ?? ContentLength);
    return { bytes: await bytesOf(Body), size, etag: ETag };
  } catch (error) {
    if (hasStatus(error, ...MISSING)) return undefined;
    throw error;
  }
}

/** A stored file; undefined if it does not exist. */
export async function getFile(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3Client.send(new GetObjectCommand({ Bucket, Key: key }));
    return Body && (await bytesOf(Body));
  } catch (error) {
    if (hasStatus(error, ...MISSING)) return undefined;
    throw error;
  }
}

/** What the network of the site goes by, beside its browsers. */
const cachingOf = (key: string): string | undefined =>
  key.startsWith(PICTURES_OF_PEOPLE) ? PICTURE_CACHING : undefined;

export interface FileCopy {
  from: string;
  /** Of the content that was checked. */
  etag: string;
  to: string;
  contentType: string;
}

/** Copies a checked file. Returns false if its content changed since the check. */
export async function copyFile({ from, etag, to, contentType }: FileCopy): Promise<boolean> {
  try {
    await s3Client.send(
      new CopyObjectCommand({
        Bucket,
        Key: to,
        CopySource: `${Bucket}/${from}`,
        CopySourceIfMatch: etag,
        // Nothing that the upload said of the file is taken over.
        MetadataDirective: 'REPLACE',
        TaggingDirective: 'REPLACE',
        ContentType: contentType,
        CacheControl: cachingOf(to),
      }),
    );
    return true;
  } catch (error) {
    if (hasStatus(error, ...MISSING, CHANGED)) return false;
    throw error;
  }
}

/** `fileName`: name under which a browser saves the file. */
export async function storeFile(
  key: string,
  contentType: string,
  bytes: Uint8Array,
  fileName?: string,
): Promise<void> {
  const ContentDisposition = fileName === undefined ? undefined : attachmentDisposition(fileName);
  await s3Client.send(
    new PutObjectCommand({
      Bucket,
      Key: key,
      ContentType: contentType,
      Body: bytes,
      ContentDisposition,
      CacheControl: cachingOf(key),
    }),
  );
}

/** A download link valid for `seconds`. */
export const presignDownload = (key: string, seconds: number): Promise<string> =>
  getSignedUrl(s3Client, new GetObjectCommand({ Bucket, Key: key }), {
    expiresIn: seconds,
    signingDate: new Date(now()),
  });
