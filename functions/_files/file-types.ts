import type { UploadPurpose } from '@quizhall/shared/model/enums';
import { UPLOAD_EXTENSIONS, UPLOAD_RULES, type UploadType } from '@quizhall/shared/rules/uploads';

export interface FileType {
  contentType: UploadType;
  extension: string;
}

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

/**
 * Whether first bytes are those of such a file: magic numbers as the file formats' specifications and the WHATWG "MIME
 * Sniffing" standard give them.
 */
const MATCHES: Readonly<Record<UploadType, (start: Uint8Array) => boolean>> = {
  'image/png': startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': startsWith('\xff\xd8\xff'),
  'image/webp': riff('WEBP'),
  'image/gif': startsWith('GIF87a', 'GIF89a'),
  'image/svg+xml': isSvg,
  'audio/mpeg': startsWith('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'),
  'audio/wav': riff('WAVE'),
  'audio/ogg': startsWith('OggS'),
  'video/mp4': (start) => latin1(start, 4, 8) === 'ftyp',
  'video/webm': startsWith('\x1a\x45\xdf\xa3'),
};

/** Bytes from the start of a file that are enough to recognise it. */
export const SNIFFED_BYTES = 512;

/** The types allowed for a purpose. */
export const typesFor = (purpose: UploadPurpose): FileType[] =>
  UPLOAD_RULES[purpose].types.map((contentType) => ({
    contentType,
    extension: UPLOAD_EXTENSIONS[contentType],
  }));

/** What a file really is, among the types allowed for its purpose. */
export const recognise = (purpose: UploadPurpose, start: Uint8Array): FileType | undefined =>
  typesFor(purpose).find(({ contentType }) => MATCHES[contentType](start.subarray(0, SNIFFED_BYTES)));

export const typeOfExtension = (purpose: UploadPurpose, key: string): FileType | undefined =>
  typesFor(purpose).find(({ extension }) => key.endsWith(`.${extension}`));
