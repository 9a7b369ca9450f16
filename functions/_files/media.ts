import type { UploadPurpose } from '@quizhall/shared/model/enums';

/** The address under which the site's own origin serves an uploaded file. */
export const mediaUrl = (key: string): string => `/media/${key}`;

/** The cover of a quiz as the API answers it. */
export const coverOf = ({
  coverKey,
}: {
  coverKey?: string | undefined;
}): { key: string; url: string } | undefined =>
  coverKey === undefined ? undefined : { key: coverKey, url: mediaUrl(coverKey) };

/** `cover/<user id>/<random>.png`: purpose and owner can be read off the key, and nobody can guess it. */
export const uploadKey = (
  purpose: UploadPurpose,
  userId: string,
  random: string,
  extension: string,
): string => `${purpose}/${userId}/${random}.${extension}`;

/** Whether this user uploaded this file for this purpose, as far as its key tells. */
export function isUploadOf(key: string, purpose: UploadPurpose, userId: string): boolean {
  const [folder, owner, name = '', ...rest] = key.split('/');
  return (
    folder === purpose && owner === userId && /^[A-Za-z0-9]+\.[a-z0-9]+$/.test(name) && rest.length === 0
  );
}
