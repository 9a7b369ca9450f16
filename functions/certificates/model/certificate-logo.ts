import { inflateSync } from 'node:zlib';

/** Of a file that is printed as it is, so that no certificate weighs much more than its fonts. */
const MOST_BYTES = 1_024 * 1_024;
const MOST_SIDE = 2_048;

/** Samples of a pixel by the colour type of a PNG (ISO/IEC 15948, 11.2.2). */
const SAMPLES: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const INDEXED = 3;
/** What a picture needs; text, times and places in it are nobody's business. */
const KEPT = new Set(['IHDR', 'IDAT', 'IEND']);
const KEPT_OF_INDEXED = new Set([...KEPT, 'PLTE', 'tRNS']);
const SIGNATURE = 8;

/**
 * A logo as it can be printed: a JPEG as it is, of a PNG what its picture needs. Undefined for a file that is none, is damaged, or
 * would unfold to more than a logo is; the certificate then goes without.
 */
export function printableLogo(bytes: Uint8Array): Buffer | undefined {
  const file = Buffer.from(bytes);
  if (file.length > MOST_BYTES) return undefined;
  if (file[0] === 0xff && file[1] === 0xd8) return isJpeg(file) ? file : undefined;
  const chunks = chunksOf(file);
  return chunks && isWholePng(chunks) ? withChunks(file, chunks) : undefined;
}

/** Frames of a JPEG that readers of PDF know: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

function isJpeg(file: Buffer): boolean {
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const height = file.readUInt16BE(at + 5);
    const width = file.readUInt16BE(at + 7);
    if (FRAMES.has(file[at + 1] ?? 0)) return isSide(width) && isSide(height) && file[at + 4] === 8;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return false;
}

const isSide = (pixels: number): boolean => pixels > 0 && pixels <= MOST_SIDE;

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length and its checksum. */
  whole: Buffer;
}

/** The chunks of a PNG up to its end; undefined where one reaches beyond the file. */
function chunksOf(file: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** Whether the pixels are all there, eight bits each and in one pass, as browsers draw a logo. */
function isWholePng(chunks: readonly Chunk[]): boolean {
  const header = chunks[0]?.type === 'IHDR' ? chunks[0].data : undefined;
  if (header?.length !== 13) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits = 0, colours = -1, , , interlace] = header.subarray(8);
  const samples = SAMPLES[colours];
  const palette = chunks.find(({ type }) => type === 'PLTE');
  if (!isSide(width) || !isSide(height) || bits !== 8 || interlace !== 0 || samples === undefined)
    return false;
  if (colours === INDEXED && !palette) return false;
  const pixels = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const size = (width * samples + 1) * height;
  try {
    return inflateSync(pixels, { maxOutputLength: size }).length === size;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

function withChunks(file: Buffer, chunks: readonly Chunk[]): Buffer {
  const kept = chunks[0]?.data[9] === INDEXED ? KEPT_OF_INDEXED : KEPT;
  return Buffer.concat([
    file.subarray(0, SIGNATURE),
    ...chunks.filter(({ type }) => kept.has(type)).map(({ whole }) => whole),
  ]);
}
