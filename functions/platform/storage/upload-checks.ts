import { createHash } from 'node:crypto';
import { INCOMING_PREFIX, type UploadPurpose } from '@quizhall/shared/model/enums';
import { recognise } from '@quizhall/shared/rules/quizzes/file-types';
import {
  type FileUse,
  maxBytesOf,
  pictureLimitsText,
  typeOfName,
  UPLOAD_RULES,
  UPLOAD_TYPES,
  type UploadType,
} from '@quizhall/shared/rules/quizzes/uploads';
import { AppError } from '../errors.ts';
import { randomText } from '../security/random.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { fileKey, findFileOwner, isOwnFile, isOwnUpload } from './media-urls.ts';
import { fitsPictureLimits, PICTURE_HEADER_BYTES } from '../picture-size.ts';
import { copyFile, getFileStart, storeFile } from './storage.ts';

/** Field path that names the file in a refusal. */
type Field = string;

const missing = (field: Field) =>
  new AppError('UPLOAD_MISSING', { errors: { [field]: 'Please upload the file again' } });
const wrongType = (field: Field, use: FileUse) =>
  new AppError('UPLOAD_TYPE', { errors: { [field]: UPLOAD_RULES[use].hint } });

const tooLarge = (field: Field, use: FileUse) =>
  new AppError('UPLOAD_DIMENSIONS', { errors: { [field]: pictureLimitsText(use) } });

const isPicture = (type: UploadType): boolean => UPLOAD_TYPES[type].kind === 'picture';

/** 24 characters of base 62: nobody guesses the address of a file that was not shared. */
const newFileKey = (purpose: UploadPurpose, userId: string, type: UploadType): string =>
  fileKey(purpose, userId, randomText(24), type);

/** Where a browser may put a file. */
export const newUploadKey = (purpose: UploadPurpose, userId: string, type: UploadType): string =>
  INCOMING_PREFIX + newFileKey(purpose, userId, type);

/** Where a browser may put a file that is read once: whatever it is, its reader finds out. */
export const newImportKey = (userId: string): string =>
  `${INCOMING_PREFIX}import/${userId}/${randomText(24)}.bin`;

/** One content of one upload has one copy, however often it is saved; another content gets another key. */
const copyName = (key: string, etag: string): string =>
  createHash('sha256').update(`${key} ${etag}`).digest('hex').slice(0, 32);

interface Upload {
  key: string;
  use: FileUse;
  userId: string;
  /** Files in use of other people that this user may name, too. */
  shared?: ReadonlySet<string>;
  field: Field;
}

/** Whether a file may be used so, as its ending tells; of a file in use the ending is true. */
const fitsUse = (key: string, use: FileUse): boolean =>
  UPLOAD_RULES[use].types.some((type) => type === typeOfName(key));

/**
 * Takes a file that this user uploaded into use: looks at what it really is and copies exactly that to a key that no
 * upload form can write. Answers that key. A file that is in use already stays where it is.
 * @throws AppError UPLOAD_MISSING, UPLOAD_TYPE, UPLOAD_DIMENSIONS
 */
export async function acceptUpload({ key, use, userId, shared, field }: Upload): Promise<string> {
  const { purpose, types } = UPLOAD_RULES[use];
  const keptBy = shared?.has(key) ? findFileOwner(key) : userId;
  const isKept = keptBy !== undefined && isOwnFile(key, purpose, keptBy);
  if (!isKept && !isOwnUpload(key, purpose, userId)) throw missing(field);
  if (!fitsUse(key, use)) throw wrongType(field, use);
  const claimed = typeOfName(key);
  const header = claimed && isPicture(claimed) && !isKept ? PICTURE_HEADER_BYTES : undefined;
  const start = await getFileStart(key, header);
  if (!start) throw missing(field);
  if (isKept) return key;
  const type = recognise(types, start.bytes);
  if (!type || type !== claimed || start.size > maxBytesOf(use, type)) throw wrongType(field, use);
  if (isPicture(type) && !fitsPictureLimits(use, start.bytes)) throw tooLarge(field, use);
  const to = fileKey(purpose, userId, copyName(key, start.etag), type);
  if (!(await copyFile({ from: key, etag: start.etag, to, contentType: type }))) throw missing(field);
  return to;
}

/**
 * Stores a small file that came inside a form, under the type that its content has.
 * @throws AppError UPLOAD_TYPE, UPLOAD_DIMENSIONS
 */
export async function storeUpload(
  file: UploadedFile,
  { use, userId, field }: Omit<Upload, 'key' | 'shared'>,
): Promise<string> {
  const type = recognise(UPLOAD_RULES[use].types, file.bytes);
  if (!type || file.bytes.length > maxBytesOf(use, type)) throw wrongType(field, use);
  if (isPicture(type) && !fitsPictureLimits(use, file.bytes)) throw tooLarge(field, use);
  const key = newFileKey(UPLOAD_RULES[use].purpose, userId, type);
  await storeFile(key, type, file.bytes);
  return key;
}
