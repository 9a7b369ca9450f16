import type { UploadPurpose } from '../../model/enums.ts';

const MB = 1_024 * 1_024;

export type FileKind = 'picture' | 'audio' | 'video' | 'captions';

/** The types of files that can be uploaded: what they are, and the ending under which each is stored. */
export const UPLOAD_TYPES = {
  'image/png': { kind: 'picture', extension: 'png' },
  'image/jpeg': { kind: 'picture', extension: 'jpg' },
  'image/webp': { kind: 'picture', extension: 'webp' },
  'image/gif': { kind: 'picture', extension: 'gif' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/wav': { kind: 'audio', extension: 'wav' },
  'audio/ogg': { kind: 'audio', extension: 'ogg' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'text/vtt': { kind: 'captions', extension: 'vtt' },
} as const satisfies Record<string, { kind: FileKind; extension: string }>;

export type UploadType = keyof typeof UPLOAD_TYPES;

const TYPES = Object.keys(UPLOAD_TYPES) as UploadType[];

const typesOf = (...kinds: FileKind[]): UploadType[] =>
  TYPES.filter((type) => kinds.includes(UPLOAD_TYPES[type].kind));

/** No film is short, and no picture needs what a film does. */
const MOST_BYTES: Readonly<Record<FileKind, number>> = {
  picture: 10 * MB,
  audio: 25 * MB,
  video: 25 * MB,
  captions: MB,
};

interface UploadRule {
  /** Under which it is uploaded and kept. */
  purpose: UploadPurpose;
  types: readonly UploadType[];
  /** As forms and refusals say it. */
  hint: string;
  /** Where fewer than usual for its kind. */
  maxBytes?: number;
}

/** What a file may be used as. Forms choose by it, the server checks by it. */
export type FileUse = 'cover' | 'logo' | 'avatar' | 'media' | 'captions';

/** An SVG may carry scripts, so none is taken: a logo of that kind is drawn as PNG by the browser. */
export const UPLOAD_RULES: Readonly<Record<FileUse, UploadRule>> = {
  cover: {
    purpose: 'cover',
    types: ['image/png', 'image/jpeg', 'image/webp'],
    hint: 'PNG, JPG or WebP up to 10MB',
  },
  logo: {
    purpose: 'logo',
    types: ['image/png', 'image/jpeg'],
    maxBytes: 5 * MB,
    hint: 'PNG or JPG up to 5MB',
  },
  avatar: {
    purpose: 'avatar',
    types: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: 2 * MB,
    hint: 'PNG, JPG or WebP up to 2MB',
  },
  media: {
    purpose: 'media',
    types: typesOf('picture', 'audio', 'video'),
    hint: 'PNG, JPG, WebP or GIF up to 10MB; MP3, M4A, WAV, OGG, MP4 or WebM up to 25MB',
  },
  captions: {
    purpose: 'media',
    types: typesOf('captions'),
    hint: 'WebVTT (.vtt) up to 1MB',
  },
};

export interface PictureLimits {
  /** Pixels of the longer side. */
  maxSide: number;
  maxPixels: number;
}

const PICTURE: PictureLimits = { maxSide: 8_000, maxPixels: 40_000_000 };
const SMALL_PICTURE: PictureLimits = { maxSide: 4_096, maxPixels: 4_096 ** 2 };

/** Largest dimensions of a picture, which a phone can still decode. */
export const PICTURE_LIMITS: Readonly<Record<FileUse, PictureLimits>> = {
  cover: PICTURE,
  media: PICTURE,
  captions: PICTURE,
  avatar: SMALL_PICTURE,
  logo: SMALL_PICTURE,
};

/** States the largest dimensions of a picture in an error message. */
export function pictureLimitsText(use: FileUse): string {
  const { maxSide, maxPixels } = PICTURE_LIMITS[use];
  const side = maxSide.toLocaleString('en-US');
  return PICTURE_LIMITS[use] === SMALL_PICTURE
    ? `A picture can be up to ${side} pixels on each side`
    : `A picture can be up to ${side} pixels on each side and ${maxPixels / 1_000_000} megapixels`;
}

/** The most bytes that a file of this type may have for this use. */
export const maxBytesOf = (use: FileUse, type: UploadType): number =>
  UPLOAD_RULES[use].maxBytes ?? MOST_BYTES[UPLOAD_TYPES[type].kind];

/** The use for which a file of this type can be uploaded under a purpose. */
export const useFor = (purpose: UploadPurpose, contentType: string): FileUse | undefined =>
  (Object.keys(UPLOAD_RULES) as FileUse[]).find(
    (use) =>
      UPLOAD_RULES[use].purpose === purpose && UPLOAD_RULES[use].types.some((type) => type === contentType),
  );

/** What an input's `accept` lists: types, and the endings by which systems know those that they have no type for. */
export const acceptOf = (use: FileUse): string =>
  UPLOAD_RULES[use].types.flatMap((type) => [type, `.${UPLOAD_TYPES[type].extension}`]).join(',');

/** The type of a stored file by its address or key. */
export const typeOfName = (name: string): UploadType | undefined =>
  TYPES.find((type) => name.endsWith(`.${UPLOAD_TYPES[type].extension}`));

/** What a stored file is shown as. */
export function kindOf(name: string): FileKind | undefined {
  const type = typeOfName(name);
  return type && UPLOAD_TYPES[type].kind;
}

/** The address under which the site's own origin serves a file in use. */
export const mediaUrl = (key: string): string => `/media/${key}`;

/** The file in use that such an address leads to. */
export const mediaKey = (url: string): string => url.slice(mediaUrl('').length);
