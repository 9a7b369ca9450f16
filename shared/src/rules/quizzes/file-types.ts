import type { UploadType } from './uploads.ts';

/** Bytes from the start of a file that are enough to recognise it. */
export const SNIFFED_BYTES = 512;

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith =
  (...signatures: string[]) =>
  (start: Uint8Array): boolean =>
    signatures.some((signature) => latin1(start, 0, signature.length) === signature);

/** A RIFF container of the given kind. */
const riff = (kind: string) => (start: Uint8Array) =>
  latin1(start, 0, 4) === 'RIFF' && latin1(start, 8, 12) === kind;

/** An ISO base media file, by what its major brand says it is. */
const isoMedia = (brand: (name: string) => boolean) => (start: Uint8Array) =>
  latin1(start, 4, 8) === 'ftyp' && brand(latin1(start, 8, 12));

const isSound = (brand: string) => /^M4[AB] /.test(brand);
/** HEIC and AVIF, as phones take pictures, and QuickTime, which few browsers play. */
const isNoVideo = (brand: string) => isSound(brand) || /^(?:hei|hev|mif1|msf1|avi[fs]|qt {2})/.test(brand);

/** Matroska with the DocType "webm" (RFC 8794, section 11.2.6): not every Matroska file is one. */
const isWebm = (start: Uint8Array) => {
  const head = latin1(start, 0, SNIFFED_BYTES);
  const docType = head.indexOf('\x42\x82');
  // The id of the element, the length of its value, its value.
  return head.startsWith('\x1a\x45\xdf\xa3') && docType > 0 && head.startsWith('webm', docType + 3);
};

/**
 * Whether first bytes are those of such a file: magic numbers as the file formats' specifications, the WHATWG "MIME
 * Sniffing" standard and WebVTT (W3C, "WebVTT parser" steps 4 to 6) give them.
 */
const MATCHES: Readonly<Record<UploadType, (start: Uint8Array) => boolean>> = {
  'image/png': startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': startsWith('\xff\xd8\xff'),
  'image/webp': riff('WEBP'),
  'image/gif': startsWith('GIF87a', 'GIF89a'),
  'audio/mpeg': startsWith('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'),
  'audio/mp4': isoMedia(isSound),
  'audio/wav': riff('WAVE'),
  'audio/ogg': startsWith('OggS'),
  'video/mp4': isoMedia((brand) => !isNoVideo(brand)),
  'video/webm': isWebm,
  'text/vtt': (start) => /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(latin1(start, 0, 10)),
};

/** What a file really is, among the types that are allowed for it. */
export const recognise = (types: readonly UploadType[], start: Uint8Array): UploadType | undefined =>
  types.find((type) => MATCHES[type](start));
