import type { CoverImage } from '@quizhall/shared/model/quizzes/quiz';
import { INCOMING_PREFIX, type IncomingPurpose, type UploadPurpose } from '@quizhall/shared/model/enums';
import type { Media, ShownMedia } from '@quizhall/shared/model/quizzes/question';
import { mediaUrl, UPLOAD_TYPES, type UploadType } from '@quizhall/shared/rules/quizzes/uploads';

interface StoredCover {
  coverKey?: string | undefined;
  coverSizes?: { width: number; key: string }[] | undefined;
  coverTint?: string | undefined;
}

/** The cover of a quiz for the API response. */
export function toCoverImage({ coverKey, coverSizes, coverTint }: StoredCover): CoverImage | undefined {
  if (coverKey === undefined) return undefined;
  const sizes = coverSizes?.map(({ width, key }) => ({ width, key, url: mediaUrl(key) }));
  return {
    key: coverKey,
    url: mediaUrl(coverKey),
    ...(sizes && { sizes }),
    ...(coverTint && { tint: coverTint }),
  };
}

/** Media of a question or an option for participants. */
export function toShownMedia(media: Media | undefined): ShownMedia | undefined {
  if (!media) return undefined;
  const { key, alt, captionsKey } = media;
  return { url: mediaUrl(key), alt, ...(captionsKey && { captionsUrl: mediaUrl(captionsKey) }) };
}

/** `cover/<user id>/<random>.png`: purpose and owner can be read off the key, and nobody can guess it. */
export const fileKey = (purpose: UploadPurpose, userId: string, random: string, type: UploadType): string =>
  `${purpose}/${userId}/${random}.${UPLOAD_TYPES[type].extension}`;

/**
 * Returns whether the key belongs to a file in use of this user and purpose. Only an upload check writes such keys.
 */
export const isOwnFile = (key: string, purpose: IncomingPurpose, userId: string): boolean =>
  key.startsWith(`${purpose}/`) && findFileOwner(key) === userId;

/** Owner of a file in use, by its key; undefined for other keys. */
export function findFileOwner(key: string): string | undefined {
  const [folder, owner, name = '', ...rest] = key.split('/');
  const isFile = folder && /^[A-Za-z0-9]+\.[a-z0-9]+$/.test(name) && rest.length === 0;
  return isFile ? owner : undefined;
}

/** Returns whether the key belongs to an unchecked upload of this user and purpose. */
export const isOwnUpload = (key: string, purpose: IncomingPurpose, userId: string): boolean =>
  key.startsWith(INCOMING_PREFIX) && isOwnFile(key.slice(INCOMING_PREFIX.length), purpose, userId);
