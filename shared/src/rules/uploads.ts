import type { UploadPurpose } from '../model/enums.ts';

const MB = 1_024 * 1_024;

/** The types of files that can be uploaded, with the ending under which each is stored. */
export const UPLOAD_EXTENSIONS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
} as const;

export type UploadType = keyof typeof UPLOAD_EXTENSIONS;

interface UploadRule {
  types: readonly UploadType[];
  maxBytes: number;
  /** As forms and refusals say it. */
  hint: string;
}

/** What may be uploaded for which purpose: forms choose by it, the server checks by it. */
export const UPLOAD_RULES: Readonly<Record<UploadPurpose, UploadRule>> = {
  cover: {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: 10 * MB,
    hint: 'PNG, JPG or WebP up to 10MB',
  },
  logo: {
    types: ['image/png', 'image/jpeg', 'image/svg+xml'],
    maxBytes: 5 * MB,
    hint: 'PNG, JPG or SVG up to 5MB',
  },
  media: {
    types: [
      'image/png',
      'image/jpeg',
      'image/webp',
      'image/gif',
      'audio/mpeg',
      'audio/wav',
      'audio/ogg',
      'video/mp4',
      'video/webm',
    ],
    maxBytes: 25 * MB,
    hint: 'Image, audio or video up to 25MB',
  },
};
