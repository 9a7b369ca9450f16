import type { UploadPurpose } from '@quizhall/shared/model/enums';

export interface FileType {
  contentType: string;
  extension: string;
  /** Whether these first bytes are those of such a file. */
  matches: (start: Uint8Array) => boolean;
}

const MB = 1_024 * 1_024;

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const startsWith =
  (...signatures: string[]) =>
  (start: Uint8Array): boolean =>
    signatures.some((signature) => latin1(start, 0, signature.length) === signature);

/** A RIFF container of the given kind. */
const riff = (kind: string) => (start: Uint8Array) =>
  latin1(start, 0, 4) === 'RIFF' && latin1(start, 8, 12) === kind;

const isSvg = (start: Uint8Array): boolean =>
  /^(?:\uFEFF)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*(?:<!DOCTYPE\s+svg[^>]*>\s*)?<svg[\s>]/i.test(
    Buffer.from(start).toString('utf8'),
  );

/** Magic numbers as the file formats' specifications and the WHATWG "MIME Sniffing" standard give them. */
const PNG: FileType = {
  contentType: 'image/png',
  extension: 'png',
  matches: startsWith('\x89PNG\r\n\x1a\n'),
};
const JPEG: FileType = { contentType: 'image/jpeg', extension: 'jpg', matches: startsWith('\xff\xd8\xff') };
const WEBP: FileType = { contentType: 'image/webp', extension: 'webp', matches: riff('WEBP') };
const GIF: FileType = { contentType: 'image/gif', extension: 'gif', matches: startsWith('GIF87a', 'GIF89a') };
const SVG: FileType = { contentType: 'image/svg+xml', extension: 'svg', matches: isSvg };
const MP3: FileType = {
  contentType: 'audio/mpeg',
  extension: 'mp3',
  matches: startsWith('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'),
};
const WAV: FileType = { contentType: 'audio/wav', extension: 'wav', matches: riff('WAVE') };
const OGG: FileType = { contentType: 'audio/ogg', extension: 'ogg', matches: startsWith('OggS') };
const MP4: FileType = {
  contentType: 'video/mp4',
  extension: 'mp4',
  matches: (start) => latin1(start, 4, 8) === 'ftyp',
};
const WEBM: FileType = {
  contentType: 'video/webm',
  extension: 'webm',
  matches: startsWith('\x1a\x45\xdf\xa3'),
};

export interface UploadRule {
  types: readonly FileType[];
  maxBytes: number;
  /** As the form says it. */
  hint: string;
}

/** What may be uploaded for which purpose. */
export const UPLOAD_RULES: Record<UploadPurpose, UploadRule> = {
  cover: { types: [PNG, JPEG, WEBP], maxBytes: 10 * MB, hint: 'PNG, JPG or WebP up to 10MB' },
  logo: { types: [PNG, JPEG, SVG], maxBytes: 5 * MB, hint: 'PNG, JPG or SVG up to 5MB' },
  media: {
    types: [PNG, JPEG, WEBP, GIF, MP3, WAV, OGG, MP4, WEBM],
    maxBytes: 25 * MB,
    hint: 'Image, audio or video up to 25MB',
  },
};

/** Bytes from the start of a file that are enough to recognise it. */
export const SNIFFED_BYTES = 512;

/** What a file really is, among the types allowed for its purpose. */
export const recognise = (purpose: UploadPurpose, start: Uint8Array): FileType | undefined =>
  UPLOAD_RULES[purpose].types.find(({ matches }) => matches(start.subarray(0, SNIFFED_BYTES)));

export const typeOfExtension = (purpose: UploadPurpose, key: string): FileType | undefined =>
  UPLOAD_RULES[purpose].types.find(({ extension }) => key.endsWith(`.${extension}`));
