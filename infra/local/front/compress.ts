import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What CloudFront compresses (Developer Guide, "Serving compressed files"): by type, from 1,000 bytes to 10 MB. */
const COMPRESSED = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;
const [LEAST, MOST] = [1_000, 10_000_000];

const METHODS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
} as const;
type Encoding = keyof typeof METHODS;

/** The encoding in which CloudFront hands out a file of this type and size; undefined for "as it is". */
export function encodingFor(type: string, size: number, accepted = ''): Encoding | undefined {
  if (!COMPRESSED.test(type) || size < LEAST || size > MOST) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}

export const inEncoding = (bytes: Buffer, encoding: Encoding): Buffer => METHODS[encoding](bytes);

const kept = new Map<string, { mtimeMs: number; bytes: Buffer }>();

/** The compressed file; work that was done once for a state of the file is not done again. */
export function compressed(file: string, encoding: Encoding): Buffer {
  const { mtimeMs } = statSync(file);
  const before = kept.get(`${encoding} ${file}`);
  if (before?.mtimeMs === mtimeMs) return before.bytes;
  const bytes = METHODS[encoding](readFileSync(file));
  kept.set(`${encoding} ${file}`, { mtimeMs, bytes });
  return bytes;
}
