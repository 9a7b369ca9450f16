import { beginParts, completeParts, LEAST_PART_BYTES, sendPart } from './multipart-upload.ts';
import { readFile, storeFile } from './storage.ts';

/** Where the bytes of a file come from, in their order: a text, or what lies there under a key. */
export type Source = Uint8Array | { piece: string };

export interface JoinedFile {
  key: string;
  contentType: string;
  fileName: string;
  sources: readonly Source[];
  /** Bytes of all of them. */
  size: number;
}

/** The parts before this source were sent. */
export interface Joining {
  upload: string;
  etags: string[];
  source: number;
}

export async function readBytes(key: string): Promise<Uint8Array> {
  const bytes = await readFile(key);
  if (!bytes) throw new Error(`${key} is gone`);
  return bytes;
}

/** As many sources as one part needs, and where the next one begins. */
async function partFrom(
  sources: readonly Source[],
  from: number,
): Promise<{ bytes: Uint8Array; next: number }> {
  const taken: Uint8Array[] = [];
  let size = 0;
  let next = from;
  while (next < sources.length && size < LEAST_PART_BYTES) {
    const source = sources[next] as Source;
    const bytes = 'piece' in source ? await readBytes(source.piece) : source;
    taken.push(bytes);
    size += bytes.length;
    next += 1;
  }
  return { bytes: Buffer.concat(taken), next };
}

/**
 * One step of making a file of its sources: all of it where it is small, else a part. Answers where the next step goes on;
 * undefined: the file is whole.
 */
export async function joinOn(file: JoinedFile, at: Joining | undefined): Promise<Joining | undefined> {
  const { key, contentType, fileName, sources, size } = file;
  if (!at) {
    if (size > LEAST_PART_BYTES)
      return { upload: await beginParts(key, contentType, fileName), etags: [], source: 0 };
    await storeFile(key, contentType, (await partFrom(sources, 0)).bytes, fileName);
    return undefined;
  }
  const { upload, etags, source } = at;
  if (source >= sources.length) {
    await completeParts(key, upload, etags);
    return undefined;
  }
  const { bytes, next } = await partFrom(sources, source);
  return {
    upload,
    etags: [...etags, await sendPart(key, upload, etags.length + 1, bytes)],
    source: next,
  };
}
