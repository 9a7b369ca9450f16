import type { CoverImage } from '@quizhall/shared/model/quizzes/quiz';
import { INCOMING_PREFIX, type IncomingPurpose, type UploadPurpose } from '@quizhall/shared/model/enums';
import type { Media, ShownMedia } from '@quizhall/shared/model/quizzes/question';
import { mediaUrl, UPLOAD_TYPES, type UploadType } from '@quizhall/shared/rules/quizzes/uploads';

interface StoredCover {
  coverKey?: string | undefined;
  coverSizes?: { width: number; key: string }[] | undefined;
  coverTint?: string | undefined;
}

/** The cover of a quiz as the API answers it. */
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

/** A file of a question or of an option, as participants get it. */
export function toShownMedia(media: Media | undefined): ShownMedia | undefined {
  if (!media) return undefined;
  const { key, alt, captionsKey } = media;
  return { url: mediaUrl(key), alt, ...(captionsKey && { captionsUrl: mediaUrl(captionsKey) }) };
}

/** `cover/<user id>/<random>.png`: purpose and owner can be read off the key, and nobody can guess it. */
export const fileKey = (purpose: UploadPurpose, userId: string, random: string, type: UploadType): string =>
  `${purpose}/${userId}/${random}.${UPLOAD_TYPES[type].extension}`;

/** Whether this is a file in use of this user and purpose, as far as its key tells; only a check writes such a key. */
export const isOwnFile = (key: string, purpose: IncomingPurpose, userId: string): boolean =>
  key.startsWith(`${purpose}/`) && findFileOwner(key) === userId;

/** Whose file in use this is, as far as its key tells; undefined for what is none. */
export function findFileOwner(key: string): string | undefined {
  const [folder, owner, name = '', ...rest] = key.split('/');
  const isFile = folder && /^[A-Za-z0-9]+\.[a-z0-9]+$/.test(name) && rest.length === 0;
  return isFile ? owner : undefined;
}

/** Whether this user uploaded this file for this purpose and it waits to be checked. */
export const isOwnUpload = (key: string, purpose: IncomingPurpose, userId: string): boolean =>
  key.startsWith(INCOMING_PREFIX) && isOwnFile(key.slice(INCOMING_PREFIX.length), purpose, userId);
