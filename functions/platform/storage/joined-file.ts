import {
  beginMultipartUpload,
  completeMultipartUpload,
  MIN_PART_BYTES,
  uploadPart,
} from './multipart-upload.ts';
import { getFile, storeFile } from './storage.ts';

/** A part of a file: bytes, or the key of a stored piece. */
export type JoinSource = Uint8Array | { piece: string };

export interface JoinedFile {
  key: string;
  contentType: string;
  fileName: string;
  sources: readonly JoinSource[];
  /** Bytes of all of them. */
  size: number;
}

/** Position after the uploaded parts. */
export interface JoinProgress {
  upload: string;
  etags: string[];
  source: number;
}

export async function getFileBytes(key: string): Promise<Uint8Array> {
  const bytes = await getFile(key);
  if (!bytes) throw new Error(`${key} is gone`);
  return bytes;
}

/** As many sources as one part needs, and where the next one begins. */
async function partFrom(
  sources: readonly JoinSource[],
  from: number,
): Promise<{ bytes: Uint8Array; next: number }> {
  const taken: Uint8Array[] = [];
  let size = 0;
  let next = from;
  while (next < sources.length && size < MIN_PART_BYTES) {
    const source = sources[next] as JoinSource;
    const bytes = 'piece' in source ? await getFileBytes(source.piece) : source;
    taken.push(bytes);
    size += bytes.length;
    next += 1;
  }
  return { bytes: Buffer.concat(taken), next };
}

/**
 * Uploads the next part of a file, or all of a small file. Returns the position of the next part; undefined
 * once the file is complete.
 */
export async function joinNextPart(
  file: JoinedFile,
  at: JoinProgress | undefined,
): Promise<JoinProgress | undefined> {
  const { key, contentType, fileName, sources, size } = file;
  if (!at) {
    if (size > MIN_PART_BYTES)
      return { upload: await beginMultipartUpload(key, contentType, fileName), etags: [], source: 0 };
    await storeFile(key, contentType, (await partFrom(sources, 0)).bytes, fileName);
    return undefined;
  }
  const { upload, etags, source } = at;
  if (source >= sources.length) {
    await completeMultipartUpload(key, upload, etags);
    return undefined;
  }
  const { bytes, next } = await partFrom(sources, source);
  return {
    upload,
    etags: [...etags, await uploadPart(key, upload, etags.length + 1, bytes)],
    source: next,
  };
}
