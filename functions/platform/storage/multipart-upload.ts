import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { attachmentDisposition } from '../content-disposition.ts';
import { Bucket, s3Client, hasStatus, getFileStart } from './storage.ts';

/** Minimum size of a part in S3, except for the last one. */
export const MIN_PART_BYTES = 5 * 1_024 * 1_024;

/** Begins a multipart upload. S3 deletes incomplete uploads after a day. */
export async function beginMultipartUpload(
  key: string,
  contentType: string,
  fileName: string,
): Promise<string> {
  const { UploadId } = await s3Client.send(
    new CreateMultipartUploadCommand({
      Bucket,
      Key: key,
      ContentType: contentType,
      ContentDisposition: attachmentDisposition(fileName),
    }),
  );
  if (!UploadId) throw new Error(`No upload of ${key}`);
  return UploadId;
}

/** Uploads part `number` (from 1) and returns its ETag. Repeatable. */
export async function uploadPart(
  key: string,
  upload: string,
  number: number,
  bytes: Uint8Array,
): Promise<string> {
  const { ETag } = await s3Client.send(
    new UploadPartCommand({ Bucket, Key: key, UploadId: upload, PartNumber: number, Body: bytes }),
  );
  if (!ETag) throw new Error(`Part ${number} of ${key} was not kept`);
  return ETag;
}

/** Completes an upload. Repeatable. */
export async function completeMultipartUpload(
  key: string,
  upload: string,
  etags: readonly string[],
): Promise<void> {
  const Parts = etags.map((ETag, at) => ({ ETag, PartNumber: at + 1 }));
  try {
    await s3Client.send(
      new CompleteMultipartUploadCommand({ Bucket, Key: key, UploadId: upload, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    if (!(hasStatus(error, 404) && (await getFileStart(key)))) throw error;
  }
}
